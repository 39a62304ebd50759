import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line, type State } from "$/net/line";
import type { Answer, FromHouse, Hint } from "$/protocol";

type Message = Record<string, unknown>;

/** A socket whose other end is the test. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: Message[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Message);
  }
  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  opened(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcomes(): void {
    this.opened();
    this.says({ is: "welcome" });
  }
  get answers(): Message[] {
    return this.sent.filter((one) => one.is === "answer");
  }
}

let states: State[];
let heard: FromHouse[];
let line: Line;
const last = () => Socket.all.at(-1)!;
const answer = (code = 7) => line.ask<Answer>({ is: "answer", number: 3, answers: [code] });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("window", globalThis);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  Socket.all = [];
  states = [];
  heard = [];
  line = new Line(
    "ws://here",
    () => ({ is: "look", seat: 1 }),
    (message) => heard.push(message),
    (state) => states.push(state),
  );
  line.open();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the first thing said is the look, and nothing else before the welcome", () => {
  void answer();
  last().opened();
  expect(last().sent).toEqual([{ is: "look", seat: 1 }]);
  last().says({ is: "welcome" });
  expect(last().answers).toHaveLength(1);
  expect(states).toEqual(["connecting", "open"]);
});

test("what comes before the last welcome is for who looked before", () => {
  last().welcomes();
  line.lookAgain();
  line.lookAgain();
  last().says({ is: "update", told: 1 });
  last().says({ is: "welcome" });
  last().says({ is: "update", told: 2 });
  expect(heard).toEqual([{ is: "welcome" }]);
  last().says({ is: "welcome" });
  last().says({ is: "update", told: 3 });
  expect(heard.slice(1)).toEqual([{ is: "welcome" }, { is: "update", told: 3 }]);
});

test("a reply goes to who asked", async () => {
  last().welcomes();
  const [first, second] = [answer(1), line.ask<Hint>({ is: "hint" })];
  const [one, two] = last().sent.slice(1) as [Message, Message];
  last().says({ is: "hinted", client: two.client, code: 5 });
  last().says({ is: "done", client: one.client, number: 4 });
  expect((await first).is).toBe("done");
  expect((await second).is).toBe("hinted");
});

test("what was not answered is sent again, word for word, after the line was lost", async () => {
  last().welcomes();
  const reply = answer();
  const first = last().answers[0]!;
  last().close(1006);
  expect(states.at(-1)).toBe("lost");
  vi.advanceTimersByTime(1000);
  expect(Socket.all).toHaveLength(2);
  last().welcomes();
  expect(last().answers).toEqual([first]);
  last().says({ is: "done", client: first.client, number: 4 });
  await reply;
  last().close(1006);
  vi.advanceTimersByTime(1000);
  last().welcomes();
  expect(last().answers).toEqual([]); // answered: never again
});

test("what is asked while the line is lost is sent when it is back", () => {
  last().welcomes();
  last().close(1006);
  void answer();
  vi.advanceTimersByTime(1000);
  last().welcomes();
  expect(last().answers).toHaveLength(1);
});

test("it tries again after 1, 2, 4 … 30 seconds, and after a welcome from the beginning", () => {
  for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
    const before = Socket.all.length;
    last().close(1006);
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect(Socket.all).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(Socket.all).toHaveLength(before + 1);
  }
  last().welcomes();
  last().close(1012);
  vi.advanceTimersByTime(1000);
  expect(Socket.all).toHaveLength(9);
});

test("when the network is back it does not wait, and opens one line alone", () => {
  line.now(); // it is open: nothing to do
  expect(Socket.all).toHaveLength(1);
  last().close(1006);
  line.now();
  expect(Socket.all).toHaveLength(2);
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(2);
});

test.each(["conflict", "store"])("%s: the same again a little later", async (kind) => {
  last().welcomes();
  const reply = answer();
  const first = last().answers[0]!;
  last().says({ is: "refused", client: first.client, kind, why: [] });
  expect(last().answers).toHaveLength(1);
  vi.advanceTimersByTime(1500);
  expect(last().answers).toEqual([first, first]);
  last().says({ is: "done", client: first.client, number: 4 });
  expect((await reply).is).toBe("done");
});

test("a refusal of another kind is the reply", async () => {
  last().welcomes();
  const reply = answer();
  last().says({ is: "refused", client: last().answers[0]!.client, kind: "illegal", why: [] });
  expect(await reply).toMatchObject({ is: "refused", kind: "illegal" });
  vi.advanceTimersByTime(60_000);
  expect(last().answers).toHaveLength(1);
});

test("a table that is not there is not looked for again", () => {
  last().close(4404);
  expect(states.at(-1)).toBe("closed");
  vi.advanceTimersByTime(600_000);
  expect(Socket.all).toHaveLength(1);
});

test("who leaves does not come back", () => {
  last().welcomes();
  line.close();
  vi.advanceTimersByTime(600_000);
  expect(Socket.all).toHaveLength(1);
});

test("another look through the same line: what was asked meanwhile waits for its welcome", () => {
  last().welcomes();
  line.lookAgain();
  void answer();
  expect(last().answers).toEqual([]);
  last().says({ is: "welcome" });
  expect(last().answers).toHaveLength(1);
  line.forget();
  last().says({ is: "welcome" });
  expect(last().answers).toHaveLength(1); // it was somebody else's
});
