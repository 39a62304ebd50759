SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.claims (
    hash character varying(64) NOT NULL,
    table_id character varying(16) NOT NULL,
    seat integer NOT NULL,
    kind character varying(12) NOT NULL,
    made double precision NOT NULL,
    until double precision NOT NULL,
    by character varying(16) DEFAULT ''::character varying NOT NULL
);
CREATE TABLE public.holds (
    table_id character varying(16) NOT NULL,
    seat integer NOT NULL,
    visitor character varying(16) NOT NULL
);
CREATE TABLE public.records (
    table_id character varying(16) NOT NULL,
    n integer NOT NULL,
    seat integer,
    input text NOT NULL,
    client character varying(64) NOT NULL,
    at double precision NOT NULL,
    version integer NOT NULL,
    hash character varying(16) NOT NULL
);
CREATE TABLE public.tables (
    id character varying(16) NOT NULL,
    game character varying(40) NOT NULL,
    version integer NOT NULL,
    config text NOT NULL,
    seats text NOT NULL,
    state character varying(12) NOT NULL,
    waiting text NOT NULL,
    public boolean NOT NULL,
    practice boolean NOT NULL,
    clock integer,
    made double precision NOT NULL,
    touched double precision NOT NULL,
    next character varying(16) NOT NULL,
    known character varying(12) NOT NULL,
    keeper character varying(40) NOT NULL,
    kept_until double precision NOT NULL,
    due double precision,
    stand text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.talk (
    table_id character varying(16) NOT NULL,
    n integer NOT NULL,
    seat integer,
    kind character varying(12) NOT NULL,
    body text NOT NULL,
    client character varying(64) NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.visitors (
    id character varying(16) NOT NULL,
    hash character varying(64) NOT NULL,
    made double precision NOT NULL,
    seen double precision NOT NULL
);
INSERT INTO public.alembic_version VALUES ('0003');
INSERT INTO public.claims VALUES ('7add8e84a14e8d1888ff97a51d494cbd56a481fd934d5945fb1b545e0875d019', 'iwDjs1wS2uRI', 0, 'invite', 1000000, 3592000, 'anna');
INSERT INTO public.claims VALUES ('b65fa3904b25eec0dce3efe72612d8900520c40b3a6d5d7c5831095c9858ea8d', 'iwDjs1wS2uRI', 1, 'invite', 1000000, 3592000, 'bea');
INSERT INTO public.claims VALUES ('cc5eec5aefc192c3f8500bcff662fd0df5178916245562c0928fe389b534f77d', 'g0fp1cMyrEhO', 0, 'invite', 1000000, 3592000, 'anna');
INSERT INTO public.claims VALUES ('95a26cdb09353fb518915e1ca17bddbab49d1e3734327aebe7d775f79573b762', 'g0fp1cMyrEhO', 1, 'invite', 1000000, 3592000, 'bea');
INSERT INTO public.claims VALUES ('0be5cc458fcde9ea5321b0f1d6413f9387a8a3bf7bb1a60fdb7b06b5d78eeaec', 'HFqdq1HQ1pha', 0, 'invite', 1000000, 3592000, 'anna');
INSERT INTO public.claims VALUES ('19b5e1a23559d2ce20d85606e47fbd5f34bd0dff239ac10cf26e1e310469670b', 'HFqdq1HQ1pha', 1, 'invite', 1000000, 3592000, 'bea');
INSERT INTO public.holds VALUES ('iwDjs1wS2uRI', -1, 'anna');
INSERT INTO public.holds VALUES ('iwDjs1wS2uRI', 0, 'anna');
INSERT INTO public.holds VALUES ('iwDjs1wS2uRI', 1, 'bea');
INSERT INTO public.holds VALUES ('g0fp1cMyrEhO', -1, 'anna');
INSERT INTO public.holds VALUES ('g0fp1cMyrEhO', 0, 'anna');
INSERT INTO public.holds VALUES ('g0fp1cMyrEhO', 1, 'bea');
INSERT INTO public.holds VALUES ('HFqdq1HQ1pha', -1, 'anna');
INSERT INTO public.holds VALUES ('HFqdq1HQ1pha', 0, 'anna');
INSERT INTO public.holds VALUES ('HFqdq1HQ1pha', 1, 'bea');
INSERT INTO public.records VALUES ('iwDjs1wS2uRI', 0, NULL, '{"is":"table","game":"fresco","version":3,"config":{"players":2,"pack":"standard","max_rounds":40,"modules":[1,6,16],"preset":"revised","switches":{},"digest":"52b2ef9320ff"},"seats":[{"kind":"person","lang":"en"},{"kind":"person","lang":"en"}],"inputs":["draw 1 0 24 19 23 11 16 9 7 5 17 14 8 10 4 22 15 6 0 2 1 18 3 21 12 20 13 9 6 1 11 0 12 8 2 13 5 0 8 17 15 5 2 1 1 3 2 2"],"seed":"9abd6df5738c0a9b","luck":"8c793bc16ddfeb43","hash":"ad98adf6d38fac7c","at":1000000.0}', '', 1000000, 3, 'ad98adf6d38fac7c');
INSERT INTO public.records VALUES ('iwDjs1wS2uRI', 1, 0, '{"is":"seat","seat":0,"who":{"kind":"person","name":"anna","lang":"en"},"at":1000000.0}', '', 1000000, 3, '');
INSERT INTO public.records VALUES ('iwDjs1wS2uRI', 2, 1, '{"is":"seat","seat":1,"who":{"kind":"person","name":"bea","lang":"en"},"at":1000000.0}', '', 1000000, 3, '');
INSERT INTO public.records VALUES ('iwDjs1wS2uRI', 3, 1, '{"is":"answer","seat":1,"moves":[["1 wake 6"]],"luck":"8c793bc16ddfeb43","hash":"8f03e2f1c1fc841b","at":1000000.0}', '', 1000000, 3, '8f03e2f1c1fc841b');
INSERT INTO public.records VALUES ('iwDjs1wS2uRI', 4, 0, '{"is":"answer","seat":0,"moves":[["0 wake 5"]],"luck":"8c793bc16ddfeb43","hash":"e77e011050683baf","at":1000000.0}', '', 1000000, 3, 'e77e011050683baf');
INSERT INTO public.records VALUES ('iwDjs1wS2uRI', 5, 1, '{"is":"answer","seat":1,"moves":[["1 wake 8"]],"luck":"8c793bc16ddfeb43","hash":"0e2cde5cab9360ba","at":1000000.0}', '', 1000000, 3, '0e2cde5cab9360ba');
INSERT INTO public.records VALUES ('iwDjs1wS2uRI', 6, 0, '{"is":"answer","seat":0,"moves":[["0 no glaziery"]],"luck":"8c793bc16ddfeb43","hash":"dd9aea805e163fe2","at":1000000.0}', '', 1000000, 3, 'dd9aea805e163fe2');
INSERT INTO public.records VALUES ('iwDjs1wS2uRI', 7, 0, '{"is":"answer","seat":0,"moves":[["0 plan 0-0-0-3-1"]],"luck":"8c793bc16ddfeb43","hash":"be1c3ca56413150c","at":1000000.0}', '', 1000000, 3, 'be1c3ca56413150c');
INSERT INTO public.records VALUES ('iwDjs1wS2uRI', 8, 1, '{"is":"answer","seat":1,"moves":[["1 glaziery on studio"]],"luck":"8c793bc16ddfeb43","hash":"b6a8787e3ee711e8","at":1000000.0}', '', 1000000, 3, 'b6a8787e3ee711e8');
INSERT INTO public.records VALUES ('iwDjs1wS2uRI', 9, 1, '{"is":"answer","seat":1,"moves":[["1 plan 0-3-0-0-2"]],"luck":"8c793bc16ddfeb43","hash":"30982ae960c2b15b","at":1000000.0}', '', 1000000, 3, '30982ae960c2b15b');
INSERT INTO public.records VALUES ('iwDjs1wS2uRI', 10, 1, '{"is":"answer","seat":1,"moves":[["1 close III"]],"luck":"8c793bc16ddfeb43","hash":"d074c747f4d59af3","at":1000000.0}', '', 1000000, 3, 'd074c747f4d59af3');
INSERT INTO public.records VALUES ('iwDjs1wS2uRI', 11, 1, '{"is":"answer","seat":1,"moves":[["1 restore C4 bishop→B4","1 pass"]],"luck":"8c793bc16ddfeb43","hash":"82eef4de3c34587a","at":1000000.0}', '', 1000000, 3, '82eef4de3c34587a');
INSERT INTO public.records VALUES ('g0fp1cMyrEhO', 0, NULL, '{"is":"table","game":"cards","version":2,"config":{"players":2,"pack":"standard","max_rounds":60,"digest":"53058006d0c1"},"seats":[{"kind":"person","lang":"en"},{"kind":"person","lang":"en"}],"inputs":["draw 1 3 13 1 0 10 2 15 17 9 0 11 10 6 11 8 1 3 5 3"],"seed":"9abd6df5738c0a9b","luck":"ee41c207ee956f2e","hash":"6e2ce5356e8695d3","at":1000000.0}', '', 1000000, 2, '6e2ce5356e8695d3');
INSERT INTO public.records VALUES ('g0fp1cMyrEhO', 1, 0, '{"is":"seat","seat":0,"who":{"kind":"person","name":"anna","lang":"en"},"at":1000000.0}', '', 1000000, 2, '');
INSERT INTO public.records VALUES ('g0fp1cMyrEhO', 2, 1, '{"is":"seat","seat":1,"who":{"kind":"person","name":"bea","lang":"en"},"at":1000000.0}', '', 1000000, 2, '');
INSERT INTO public.records VALUES ('g0fp1cMyrEhO', 3, 1, '{"is":"answer","seat":1,"moves":[["1 lay Y-MM"]],"luck":"ee41c207ee956f2e","hash":"ba4459e64e1f9e0e","at":1000000.0}', '', 1000000, 2, 'ba4459e64e1f9e0e');
INSERT INTO public.records VALUES ('g0fp1cMyrEhO', 4, 1, '{"is":"answer","seat":1,"moves":[["1 lay B-M/W+"]],"luck":"ee41c207ee956f2e","hash":"2a377ff1fee0573a","at":1000000.0}', '', 1000000, 2, '2a377ff1fee0573a');
INSERT INTO public.records VALUES ('g0fp1cMyrEhO', 5, 1, '{"is":"answer","seat":1,"moves":[["1 lay Y-MM"]],"luck":"ee41c207ee956f2e","hash":"056be62b0ade1bd4","at":1000000.0}', '', 1000000, 2, '056be62b0ade1bd4');
INSERT INTO public.records VALUES ('g0fp1cMyrEhO', 6, 1, '{"is":"answer","seat":1,"moves":[["1 lay R-MM"]],"luck":"ee41c207ee956f2e","hash":"8ec5fe43f705403d","at":1000000.0}', '', 1000000, 2, '8ec5fe43f705403d');
INSERT INTO public.records VALUES ('g0fp1cMyrEhO', 7, 1, '{"is":"answer","seat":1,"moves":[["1 lay Y-M/W+"]],"luck":"ee41c207ee956f2e","hash":"a2ad6934b1f598a5","at":1000000.0}', '', 1000000, 2, 'a2ad6934b1f598a5');
INSERT INTO public.records VALUES ('g0fp1cMyrEhO', 8, 1, '{"is":"answer","seat":1,"moves":[["1 draw pointed","draw 38"]],"luck":"8c793bc16ddfeb43","hash":"a2e4be7bee415bad","at":1000000.0}', '', 1000000, 2, 'a2e4be7bee415bad');
INSERT INTO public.records VALUES ('g0fp1cMyrEhO', 9, 1, '{"is":"answer","seat":1,"moves":[["1 draw rose","draw 43 8 4 7 1 7 20"]],"luck":"dffd8fd3e8e94fd6","hash":"34b7af6907f24fb8","at":1000000.0}', '', 1000000, 2, '34b7af6907f24fb8');
INSERT INTO public.records VALUES ('g0fp1cMyrEhO', 10, 1, '{"is":"answer","seat":1,"moves":[["1 discard rose-P-W*"]],"luck":"dffd8fd3e8e94fd6","hash":"68a624c004b37b89","at":1000000.0}', '', 1000000, 2, '68a624c004b37b89');
INSERT INTO public.records VALUES ('g0fp1cMyrEhO', 11, 1, '{"is":"answer","seat":1,"moves":[["1 discard B-M*","draw 14"]],"luck":"7e35098d6833cbeb","hash":"deb4788efe90d271","at":1000000.0}', '', 1000000, 2, 'deb4788efe90d271');
INSERT INTO public.records VALUES ('HFqdq1HQ1pha', 0, NULL, '{"is":"table","game":"dice","version":2,"config":{"players":2,"pack":"standard","max_rounds":100,"digest":"666b62ea9b67"},"seats":[{"kind":"person","lang":"en"},{"kind":"person","lang":"en"}],"inputs":["draw 1 4 3 0 7"],"seed":"9abd6df5738c0a9b","luck":"b1d2ce94f0007704","hash":"2d348de7d9433606","at":1000000.0}', '', 1000000, 2, '2d348de7d9433606');
INSERT INTO public.records VALUES ('HFqdq1HQ1pha', 1, 0, '{"is":"seat","seat":0,"who":{"kind":"person","name":"anna","lang":"en"},"at":1000000.0}', '', 1000000, 2, '');
INSERT INTO public.records VALUES ('HFqdq1HQ1pha', 2, 1, '{"is":"seat","seat":1,"who":{"kind":"person","name":"bea","lang":"en"},"at":1000000.0}', '', 1000000, 2, '');
INSERT INTO public.records VALUES ('HFqdq1HQ1pha', 3, 1, '{"is":"answer","seat":1,"moves":[["1 bishop 13"]],"luck":"b1d2ce94f0007704","hash":"3a5bcb991eb01ed3","at":1000000.0}', '', 1000000, 2, '3a5bcb991eb01ed3');
INSERT INTO public.records VALUES ('HFqdq1HQ1pha', 4, 0, '{"is":"answer","seat":0,"moves":[["0 bet marked","draw 5 5 2 4 1 3 1 1"]],"luck":"500a484e6f4af319","hash":"c99fee57f33493f4","at":1000000.0}', '', 1000000, 2, 'c99fee57f33493f4');
INSERT INTO public.records VALUES ('HFqdq1HQ1pha', 5, 1, '{"is":"answer","seat":1,"moves":[["1 keep green","draw 2 1 3 2 2 0 3"]],"luck":"ee41c207ee956f2e","hash":"e2135999f616d1f4","at":1000000.0}', '', 1000000, 2, 'e2135999f616d1f4');
INSERT INTO public.records VALUES ('HFqdq1HQ1pha', 6, 1, '{"is":"answer","seat":1,"moves":[["1 keep blue","draw 1 0 1 0 3 0"]],"luck":"8c793bc16ddfeb43","hash":"134cca76e7a1f2d0","at":1000000.0}', '', 1000000, 2, '134cca76e7a1f2d0');
INSERT INTO public.records VALUES ('HFqdq1HQ1pha', 7, 1, '{"is":"answer","seat":1,"moves":[["1 keep orange"]],"luck":"8c793bc16ddfeb43","hash":"8b59fa36c444b9e2","at":1000000.0}', '', 1000000, 2, '8b59fa36c444b9e2');
INSERT INTO public.records VALUES ('HFqdq1HQ1pha', 8, 0, '{"is":"answer","seat":0,"moves":[["0 bishop 19"]],"luck":"8c793bc16ddfeb43","hash":"7e5c45997b20ec96","at":1000000.0}', '', 1000000, 2, '7e5c45997b20ec96');
INSERT INTO public.records VALUES ('HFqdq1HQ1pha', 9, 1, '{"is":"answer","seat":1,"moves":[["1 wait","draw 3 2 2 1 4 5 0 5"]],"luck":"2ab0b57aed2a6758","hash":"120a1d5f87f3c698","at":1000000.0}', '', 1000000, 2, '120a1d5f87f3c698');
INSERT INTO public.records VALUES ('HFqdq1HQ1pha', 10, 0, '{"is":"answer","seat":0,"moves":[["0 keep purple"]],"luck":"2ab0b57aed2a6758","hash":"5bcbb1b7d4aeb397","at":1000000.0}', '', 1000000, 2, '5bcbb1b7d4aeb397');
INSERT INTO public.records VALUES ('HFqdq1HQ1pha', 11, 1, '{"is":"answer","seat":1,"moves":[["1 bet other","draw 0 1 2 1 4 5 4"]],"luck":"c8e82f346c74e36d","hash":"85bfb6c3f399794f","at":1000000.0}', '', 1000000, 2, '85bfb6c3f399794f');
INSERT INTO public.tables VALUES ('g0fp1cMyrEhO', 'cards', 2, '{"players":2,"pack":"standard","max_rounds":60,"digest":"53058006d0c1"}', '[{"kind":"person","name":"anna","lang":"en"},{"kind":"person","name":"bea","lang":"en"}]', 'playing', '[0]', false, false, NULL, 1000000, 1000000, '', 'seed', '', 0, NULL, '{"round":1,"scores":[0,0]}');
INSERT INTO public.tables VALUES ('iwDjs1wS2uRI', 'fresco', 3, '{"players":2,"pack":"standard","max_rounds":40,"modules":[1,6,16],"preset":"revised","switches":{},"digest":"52b2ef9320ff"}', '[{"kind":"person","name":"anna","lang":"en"},{"kind":"person","name":"bea","lang":"en"}]', 'playing', '[1]', false, false, NULL, 1000000, 1000000, '', 'seed', '', 0, NULL, '{"round":1,"scores":[0,5]}');
INSERT INTO public.tables VALUES ('HFqdq1HQ1pha', 'dice', 2, '{"players":2,"pack":"standard","max_rounds":100,"digest":"666b62ea9b67"}', '[{"kind":"person","name":"anna","lang":"en"},{"kind":"person","name":"bea","lang":"en"}]', 'playing', '[0]', false, false, 86400, 1000000, 1000000, '', 'seed', '', 0, 1086410, '{"round":1,"scores":[0,6]}');
INSERT INTO public.talk VALUES ('iwDjs1wS2uRI', 0, NULL, 'note', '{"is":"phrase","key":"table-seat-claimed","args":{"who":{"is":"piece","sort":"figure","id":0}}}', '', 1000000);
INSERT INTO public.talk VALUES ('iwDjs1wS2uRI', 1, NULL, 'note', '{"is":"phrase","key":"table-seat-claimed","args":{"who":{"is":"piece","sort":"figure","id":1}}}', '', 1000000);
INSERT INTO public.talk VALUES ('iwDjs1wS2uRI', 2, 0, 'chat', 'hello', 'c1', 1000000);
INSERT INTO public.talk VALUES ('g0fp1cMyrEhO', 0, NULL, 'note', '{"is":"phrase","key":"table-seat-claimed","args":{"who":{"is":"piece","sort":"figure","id":0}}}', '', 1000000);
INSERT INTO public.talk VALUES ('g0fp1cMyrEhO', 1, NULL, 'note', '{"is":"phrase","key":"table-seat-claimed","args":{"who":{"is":"piece","sort":"figure","id":1}}}', '', 1000000);
INSERT INTO public.talk VALUES ('g0fp1cMyrEhO', 2, 0, 'chat', 'hello', 'c1', 1000000);
INSERT INTO public.talk VALUES ('HFqdq1HQ1pha', 0, NULL, 'note', '{"is":"phrase","key":"table-seat-claimed","args":{"who":{"is":"piece","sort":"figure","id":0}}}', '', 1000000);
INSERT INTO public.talk VALUES ('HFqdq1HQ1pha', 1, NULL, 'note', '{"is":"phrase","key":"table-seat-claimed","args":{"who":{"is":"piece","sort":"figure","id":1}}}', '', 1000000);
INSERT INTO public.talk VALUES ('HFqdq1HQ1pha', 2, 0, 'chat', 'hello', 'c1', 1000000);
INSERT INTO public.visitors VALUES ('anna', 'hash of anna', 1000000, 1000000);
INSERT INTO public.visitors VALUES ('bea', 'hash of bea', 1000000, 1000000);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.claims
    ADD CONSTRAINT pk_claims PRIMARY KEY (hash);
ALTER TABLE ONLY public.holds
    ADD CONSTRAINT pk_holds PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.records
    ADD CONSTRAINT pk_records PRIMARY KEY (table_id, n);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT pk_tables PRIMARY KEY (id);
ALTER TABLE ONLY public.talk
    ADD CONSTRAINT pk_talk PRIMARY KEY (table_id, n);
ALTER TABLE ONLY public.visitors
    ADD CONSTRAINT pk_visitors PRIMARY KEY (id);
ALTER TABLE ONLY public.visitors
    ADD CONSTRAINT uq_visitors_hash UNIQUE (hash);
CREATE INDEX ix_claims_table_id_seat ON public.claims USING btree (table_id, seat);
CREATE INDEX ix_holds_visitor ON public.holds USING btree (visitor);
CREATE INDEX ix_tables_due ON public.tables USING btree (due);
CREATE INDEX ix_tables_state_touched ON public.tables USING btree (state, touched);
ALTER TABLE ONLY public.claims
    ADD CONSTRAINT fk_claims_table_id_tables FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.holds
    ADD CONSTRAINT fk_holds_table_id_tables FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.holds
    ADD CONSTRAINT fk_holds_visitor_visitors FOREIGN KEY (visitor) REFERENCES public.visitors(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.records
    ADD CONSTRAINT fk_records_table_id_tables FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.talk
    ADD CONSTRAINT fk_talk_table_id_tables FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
