BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE claims (
	hash VARCHAR(64) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	made FLOAT NOT NULL, 
	until FLOAT NOT NULL, "by" VARCHAR(16) DEFAULT '' NOT NULL, 
	CONSTRAINT pk_claims PRIMARY KEY (hash), 
	CONSTRAINT fk_claims_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "claims" VALUES('2a830c6c79dde9e9bc884f7a6c1b43fd3a8ac5e18d224e580645b1d2e7e767b9','PiGYLumRSqHC',0,'invite',1000000.0,3592000.0,'anna');
INSERT INTO "claims" VALUES('14b30f52300a2031bdbc725325c0fc72172c68495577da48dbb05475c2868d20','PiGYLumRSqHC',1,'invite',1000000.0,3592000.0,'bea');
INSERT INTO "claims" VALUES('048929b9c1fc72558e23bbd2e5e5bbae9b98137f8182c2ea12942b6bb96bedbb','KflAm6envZOj',0,'invite',1000000.0,3592000.0,'anna');
INSERT INTO "claims" VALUES('f5e1d47bbf625541e5b7dc589ed7bac05864482f57e9058fe127ade20a2c620f','KflAm6envZOj',1,'invite',1000000.0,3592000.0,'bea');
INSERT INTO "claims" VALUES('28e7a7cd26d2a44f25fd741bad419d2570a6c49924b22208d827c85a564e14a9','hOCUy68TDi56',0,'invite',1000000.0,3592000.0,'anna');
INSERT INTO "claims" VALUES('c45bf39eb264c25239965b6be2f5c58b32ac96cd0f1f5a2be8ede5d33a27bc6a','hOCUy68TDi56',1,'invite',1000000.0,3592000.0,'bea');
CREATE TABLE holds (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	visitor VARCHAR(16) NOT NULL, 
	CONSTRAINT pk_holds PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_holds_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_holds_visitor_visitors FOREIGN KEY(visitor) REFERENCES visitors (id) ON DELETE CASCADE
);
INSERT INTO "holds" VALUES('PiGYLumRSqHC',-1,'anna');
INSERT INTO "holds" VALUES('PiGYLumRSqHC',0,'anna');
INSERT INTO "holds" VALUES('PiGYLumRSqHC',1,'bea');
INSERT INTO "holds" VALUES('KflAm6envZOj',-1,'anna');
INSERT INTO "holds" VALUES('KflAm6envZOj',0,'anna');
INSERT INTO "holds" VALUES('KflAm6envZOj',1,'bea');
INSERT INTO "holds" VALUES('hOCUy68TDi56',-1,'anna');
INSERT INTO "holds" VALUES('hOCUy68TDi56',0,'anna');
INSERT INTO "holds" VALUES('hOCUy68TDi56',1,'bea');
CREATE TABLE records (
	table_id VARCHAR(16) NOT NULL, 
	n INTEGER NOT NULL, 
	seat INTEGER, 
	input TEXT NOT NULL, 
	client VARCHAR(64) NOT NULL, 
	at FLOAT NOT NULL, 
	version INTEGER NOT NULL, 
	hash VARCHAR(16) NOT NULL, 
	CONSTRAINT pk_records PRIMARY KEY (table_id, n), 
	CONSTRAINT fk_records_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "records" VALUES('PiGYLumRSqHC',0,NULL,'{"is":"table","game":"fresco","version":3,"config":{"players":2,"pack":"standard","max_rounds":40,"modules":[1,6,16],"preset":"revised","switches":{},"digest":"52b2ef9320ff"},"seats":[{"kind":"person","lang":"en"},{"kind":"person","lang":"en"}],"inputs":["draw 1 0 24 19 23 11 16 9 7 5 17 14 8 10 4 22 15 6 0 2 1 18 3 21 12 20 13 9 6 1 11 0 12 8 2 13 5 0 8 17 15 5 2 1 1 3 2 2"],"seed":"9abd6df5738c0a9b","luck":"8c793bc16ddfeb43","hash":"ad98adf6d38fac7c","at":1000000.0}','',1000000.0,3,'ad98adf6d38fac7c');
INSERT INTO "records" VALUES('PiGYLumRSqHC',1,0,'{"is":"seat","seat":0,"who":{"kind":"person","name":"anna","lang":"en"},"at":1000000.0}','',1000000.0,3,'');
INSERT INTO "records" VALUES('PiGYLumRSqHC',2,1,'{"is":"seat","seat":1,"who":{"kind":"person","name":"bea","lang":"en"},"at":1000000.0}','',1000000.0,3,'');
INSERT INTO "records" VALUES('PiGYLumRSqHC',3,1,'{"is":"answer","seat":1,"moves":[["1 wake 6"]],"luck":"8c793bc16ddfeb43","hash":"8f03e2f1c1fc841b","at":1000000.0}','',1000000.0,3,'8f03e2f1c1fc841b');
INSERT INTO "records" VALUES('PiGYLumRSqHC',4,0,'{"is":"answer","seat":0,"moves":[["0 wake 5"]],"luck":"8c793bc16ddfeb43","hash":"e77e011050683baf","at":1000000.0}','',1000000.0,3,'e77e011050683baf');
INSERT INTO "records" VALUES('PiGYLumRSqHC',5,1,'{"is":"answer","seat":1,"moves":[["1 wake 8"]],"luck":"8c793bc16ddfeb43","hash":"0e2cde5cab9360ba","at":1000000.0}','',1000000.0,3,'0e2cde5cab9360ba');
INSERT INTO "records" VALUES('PiGYLumRSqHC',6,0,'{"is":"answer","seat":0,"moves":[["0 no glaziery"]],"luck":"8c793bc16ddfeb43","hash":"dd9aea805e163fe2","at":1000000.0}','',1000000.0,3,'dd9aea805e163fe2');
INSERT INTO "records" VALUES('PiGYLumRSqHC',7,0,'{"is":"answer","seat":0,"moves":[["0 plan 0-0-0-3-1"]],"luck":"8c793bc16ddfeb43","hash":"be1c3ca56413150c","at":1000000.0}','',1000000.0,3,'be1c3ca56413150c');
INSERT INTO "records" VALUES('PiGYLumRSqHC',8,1,'{"is":"answer","seat":1,"moves":[["1 glaziery on studio"]],"luck":"8c793bc16ddfeb43","hash":"b6a8787e3ee711e8","at":1000000.0}','',1000000.0,3,'b6a8787e3ee711e8');
INSERT INTO "records" VALUES('PiGYLumRSqHC',9,1,'{"is":"answer","seat":1,"moves":[["1 plan 0-3-0-0-2"]],"luck":"8c793bc16ddfeb43","hash":"30982ae960c2b15b","at":1000000.0}','',1000000.0,3,'30982ae960c2b15b');
INSERT INTO "records" VALUES('PiGYLumRSqHC',10,1,'{"is":"answer","seat":1,"moves":[["1 close III"]],"luck":"8c793bc16ddfeb43","hash":"d074c747f4d59af3","at":1000000.0}','',1000000.0,3,'d074c747f4d59af3');
INSERT INTO "records" VALUES('PiGYLumRSqHC',11,1,'{"is":"answer","seat":1,"moves":[["1 restore C4 bishop→B4","1 pass"]],"luck":"8c793bc16ddfeb43","hash":"82eef4de3c34587a","at":1000000.0}','',1000000.0,3,'82eef4de3c34587a');
INSERT INTO "records" VALUES('KflAm6envZOj',0,NULL,'{"is":"table","game":"cards","version":2,"config":{"players":2,"pack":"standard","max_rounds":60,"digest":"53058006d0c1"},"seats":[{"kind":"person","lang":"en"},{"kind":"person","lang":"en"}],"inputs":["draw 1 3 13 1 0 10 2 15 17 9 0 11 10 6 11 8 1 3 5 3"],"seed":"9abd6df5738c0a9b","luck":"ee41c207ee956f2e","hash":"6e2ce5356e8695d3","at":1000000.0}','',1000000.0,2,'6e2ce5356e8695d3');
INSERT INTO "records" VALUES('KflAm6envZOj',1,0,'{"is":"seat","seat":0,"who":{"kind":"person","name":"anna","lang":"en"},"at":1000000.0}','',1000000.0,2,'');
INSERT INTO "records" VALUES('KflAm6envZOj',2,1,'{"is":"seat","seat":1,"who":{"kind":"person","name":"bea","lang":"en"},"at":1000000.0}','',1000000.0,2,'');
INSERT INTO "records" VALUES('KflAm6envZOj',3,1,'{"is":"answer","seat":1,"moves":[["1 lay Y-MM"]],"luck":"ee41c207ee956f2e","hash":"ba4459e64e1f9e0e","at":1000000.0}','',1000000.0,2,'ba4459e64e1f9e0e');
INSERT INTO "records" VALUES('KflAm6envZOj',4,1,'{"is":"answer","seat":1,"moves":[["1 lay B-M/W+"]],"luck":"ee41c207ee956f2e","hash":"2a377ff1fee0573a","at":1000000.0}','',1000000.0,2,'2a377ff1fee0573a');
INSERT INTO "records" VALUES('KflAm6envZOj',5,1,'{"is":"answer","seat":1,"moves":[["1 lay Y-MM"]],"luck":"ee41c207ee956f2e","hash":"056be62b0ade1bd4","at":1000000.0}','',1000000.0,2,'056be62b0ade1bd4');
INSERT INTO "records" VALUES('KflAm6envZOj',6,1,'{"is":"answer","seat":1,"moves":[["1 lay R-MM"]],"luck":"ee41c207ee956f2e","hash":"8ec5fe43f705403d","at":1000000.0}','',1000000.0,2,'8ec5fe43f705403d');
INSERT INTO "records" VALUES('KflAm6envZOj',7,1,'{"is":"answer","seat":1,"moves":[["1 lay Y-M/W+"]],"luck":"ee41c207ee956f2e","hash":"a2ad6934b1f598a5","at":1000000.0}','',1000000.0,2,'a2ad6934b1f598a5');
INSERT INTO "records" VALUES('KflAm6envZOj',8,1,'{"is":"answer","seat":1,"moves":[["1 draw pointed","draw 38"]],"luck":"8c793bc16ddfeb43","hash":"a2e4be7bee415bad","at":1000000.0}','',1000000.0,2,'a2e4be7bee415bad');
INSERT INTO "records" VALUES('KflAm6envZOj',9,1,'{"is":"answer","seat":1,"moves":[["1 draw rose","draw 43 8 4 7 1 7 20"]],"luck":"dffd8fd3e8e94fd6","hash":"34b7af6907f24fb8","at":1000000.0}','',1000000.0,2,'34b7af6907f24fb8');
INSERT INTO "records" VALUES('KflAm6envZOj',10,1,'{"is":"answer","seat":1,"moves":[["1 discard rose-P-W*"]],"luck":"dffd8fd3e8e94fd6","hash":"68a624c004b37b89","at":1000000.0}','',1000000.0,2,'68a624c004b37b89');
INSERT INTO "records" VALUES('KflAm6envZOj',11,1,'{"is":"answer","seat":1,"moves":[["1 discard B-M*","draw 14"]],"luck":"7e35098d6833cbeb","hash":"deb4788efe90d271","at":1000000.0}','',1000000.0,2,'deb4788efe90d271');
INSERT INTO "records" VALUES('hOCUy68TDi56',0,NULL,'{"is":"table","game":"dice","version":2,"config":{"players":2,"pack":"standard","max_rounds":100,"digest":"666b62ea9b67"},"seats":[{"kind":"person","lang":"en"},{"kind":"person","lang":"en"}],"inputs":["draw 1 4 3 0 7"],"seed":"9abd6df5738c0a9b","luck":"b1d2ce94f0007704","hash":"2d348de7d9433606","at":1000000.0}','',1000000.0,2,'2d348de7d9433606');
INSERT INTO "records" VALUES('hOCUy68TDi56',1,0,'{"is":"seat","seat":0,"who":{"kind":"person","name":"anna","lang":"en"},"at":1000000.0}','',1000000.0,2,'');
INSERT INTO "records" VALUES('hOCUy68TDi56',2,1,'{"is":"seat","seat":1,"who":{"kind":"person","name":"bea","lang":"en"},"at":1000000.0}','',1000000.0,2,'');
INSERT INTO "records" VALUES('hOCUy68TDi56',3,1,'{"is":"answer","seat":1,"moves":[["1 bishop 13"]],"luck":"b1d2ce94f0007704","hash":"3a5bcb991eb01ed3","at":1000000.0}','',1000000.0,2,'3a5bcb991eb01ed3');
INSERT INTO "records" VALUES('hOCUy68TDi56',4,0,'{"is":"answer","seat":0,"moves":[["0 bet marked","draw 5 5 2 4 1 3 1 1"]],"luck":"500a484e6f4af319","hash":"c99fee57f33493f4","at":1000000.0}','',1000000.0,2,'c99fee57f33493f4');
INSERT INTO "records" VALUES('hOCUy68TDi56',5,1,'{"is":"answer","seat":1,"moves":[["1 keep green","draw 2 1 3 2 2 0 3"]],"luck":"ee41c207ee956f2e","hash":"e2135999f616d1f4","at":1000000.0}','',1000000.0,2,'e2135999f616d1f4');
INSERT INTO "records" VALUES('hOCUy68TDi56',6,1,'{"is":"answer","seat":1,"moves":[["1 keep blue","draw 1 0 1 0 3 0"]],"luck":"8c793bc16ddfeb43","hash":"134cca76e7a1f2d0","at":1000000.0}','',1000000.0,2,'134cca76e7a1f2d0');
INSERT INTO "records" VALUES('hOCUy68TDi56',7,1,'{"is":"answer","seat":1,"moves":[["1 keep orange"]],"luck":"8c793bc16ddfeb43","hash":"8b59fa36c444b9e2","at":1000000.0}','',1000000.0,2,'8b59fa36c444b9e2');
INSERT INTO "records" VALUES('hOCUy68TDi56',8,0,'{"is":"answer","seat":0,"moves":[["0 bishop 19"]],"luck":"8c793bc16ddfeb43","hash":"7e5c45997b20ec96","at":1000000.0}','',1000000.0,2,'7e5c45997b20ec96');
INSERT INTO "records" VALUES('hOCUy68TDi56',9,1,'{"is":"answer","seat":1,"moves":[["1 wait","draw 3 2 2 1 4 5 0 5"]],"luck":"2ab0b57aed2a6758","hash":"120a1d5f87f3c698","at":1000000.0}','',1000000.0,2,'120a1d5f87f3c698');
INSERT INTO "records" VALUES('hOCUy68TDi56',10,0,'{"is":"answer","seat":0,"moves":[["0 keep purple"]],"luck":"2ab0b57aed2a6758","hash":"5bcbb1b7d4aeb397","at":1000000.0}','',1000000.0,2,'5bcbb1b7d4aeb397');
INSERT INTO "records" VALUES('hOCUy68TDi56',11,1,'{"is":"answer","seat":1,"moves":[["1 bet other","draw 0 1 2 1 4 5 4"]],"luck":"c8e82f346c74e36d","hash":"85bfb6c3f399794f","at":1000000.0}','',1000000.0,2,'85bfb6c3f399794f');
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	version INTEGER NOT NULL, 
	config TEXT NOT NULL, 
	seats TEXT NOT NULL, 
	state VARCHAR(12) NOT NULL, 
	waiting TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	practice BOOLEAN NOT NULL, 
	clock INTEGER, 
	made FLOAT NOT NULL, 
	touched FLOAT NOT NULL, 
	next VARCHAR(16) NOT NULL, 
	known VARCHAR(12) NOT NULL, 
	keeper VARCHAR(40) NOT NULL, 
	kept_until FLOAT NOT NULL, 
	due FLOAT, stand TEXT DEFAULT '' NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('PiGYLumRSqHC','fresco',3,'{"players":2,"pack":"standard","max_rounds":40,"modules":[1,6,16],"preset":"revised","switches":{},"digest":"52b2ef9320ff"}','[{"kind":"person","name":"anna","lang":"en"},{"kind":"person","name":"bea","lang":"en"}]','playing','[1]',0,0,NULL,1000000.0,1000000.0,'','seed','',0.0,NULL,'{"round":1,"scores":[0,5]}');
INSERT INTO "tables" VALUES('KflAm6envZOj','cards',2,'{"players":2,"pack":"standard","max_rounds":60,"digest":"53058006d0c1"}','[{"kind":"person","name":"anna","lang":"en"},{"kind":"person","name":"bea","lang":"en"}]','playing','[0]',0,0,NULL,1000000.0,1000000.0,'','seed','',0.0,NULL,'{"round":1,"scores":[0,0]}');
INSERT INTO "tables" VALUES('hOCUy68TDi56','dice',2,'{"players":2,"pack":"standard","max_rounds":100,"digest":"666b62ea9b67"}','[{"kind":"person","name":"anna","lang":"en"},{"kind":"person","name":"bea","lang":"en"}]','playing','[0]',0,0,86400,1000000.0,1000000.0,'','seed','',0.0,1086410.0,'{"round":1,"scores":[0,6]}');
CREATE TABLE talk (
	table_id VARCHAR(16) NOT NULL, 
	n INTEGER NOT NULL, 
	seat INTEGER, 
	kind VARCHAR(12) NOT NULL, 
	body TEXT NOT NULL, 
	client VARCHAR(64) NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_talk PRIMARY KEY (table_id, n), 
	CONSTRAINT fk_talk_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "talk" VALUES('PiGYLumRSqHC',0,NULL,'note','{"is":"phrase","key":"table-seat-claimed","args":{"who":{"is":"piece","sort":"figure","id":0}}}','',1000000.0);
INSERT INTO "talk" VALUES('PiGYLumRSqHC',1,NULL,'note','{"is":"phrase","key":"table-seat-claimed","args":{"who":{"is":"piece","sort":"figure","id":1}}}','',1000000.0);
INSERT INTO "talk" VALUES('PiGYLumRSqHC',2,0,'chat','hello','c1',1000000.0);
INSERT INTO "talk" VALUES('KflAm6envZOj',0,NULL,'note','{"is":"phrase","key":"table-seat-claimed","args":{"who":{"is":"piece","sort":"figure","id":0}}}','',1000000.0);
INSERT INTO "talk" VALUES('KflAm6envZOj',1,NULL,'note','{"is":"phrase","key":"table-seat-claimed","args":{"who":{"is":"piece","sort":"figure","id":1}}}','',1000000.0);
INSERT INTO "talk" VALUES('KflAm6envZOj',2,0,'chat','hello','c1',1000000.0);
INSERT INTO "talk" VALUES('hOCUy68TDi56',0,NULL,'note','{"is":"phrase","key":"table-seat-claimed","args":{"who":{"is":"piece","sort":"figure","id":0}}}','',1000000.0);
INSERT INTO "talk" VALUES('hOCUy68TDi56',1,NULL,'note','{"is":"phrase","key":"table-seat-claimed","args":{"who":{"is":"piece","sort":"figure","id":1}}}','',1000000.0);
INSERT INTO "talk" VALUES('hOCUy68TDi56',2,0,'chat','hello','c1',1000000.0);
CREATE TABLE visitors (
	id VARCHAR(16) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	made FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	CONSTRAINT pk_visitors PRIMARY KEY (id), 
	CONSTRAINT uq_visitors_hash UNIQUE (hash)
);
INSERT INTO "visitors" VALUES('anna','hash of anna',1000000.0,1000000.0);
INSERT INTO "visitors" VALUES('bea','hash of bea',1000000.0,1000000.0);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_tables_state_touched ON tables (state, touched);
CREATE INDEX ix_claims_table_id_seat ON claims (table_id, seat);
CREATE INDEX ix_holds_visitor ON holds (visitor);
COMMIT;
