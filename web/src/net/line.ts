import type { FromBrowser, FromHouse, Look } from "$/protocol";

type Asking = Extract<FromBrowser, { client: string }>;
type Body<M> = M extends { client: string } ? Omit<M, "client"> : never;
export type State = "connecting" | "open" | "lost" | "closed";

interface Waiting {
  message: Asking;
  done: (reply: FromHouse) => void;
}

/**
 * The line to one table. It opens itself again, and sends again, word for word, whatever was not answered:
 * the house knows every request by its client id, so nothing happens twice.
 */
export class Line {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private welcomed = false;
  /** Looks that were not welcomed yet. */
  private looks = 0;
  private tries = 0;
  private timer = 0;

  constructor(
    private readonly address: string,
    private readonly look: () => Look,
    private readonly hear: (message: FromHouse) => void,
    private readonly turned: (state: State) => void,
  ) {}

  open(): void {
    this.turned(this.tries ? "lost" : "connecting");
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.welcomed = false;
    this.looks = 0;
    socket.onopen = () => this.lookNow();
    socket.onmessage = (event) => this.heard(JSON.parse(String(event.data)) as FromHouse);
    socket.onclose = (event) => this.lost(event.code);
  }

  close(): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.turned("closed");
  }

  /** Another look through the same line: another seat, a curtain, another language. */
  lookAgain(): void {
    this.welcomed = false;
    if (this.socket?.readyState === WebSocket.OPEN) this.lookNow();
  }

  private lookNow(): void {
    this.looks++;
    this.put(this.look());
  }

  /** Resolves with the reply to it, however often the line is lost in between. */
  ask<M extends Asking>(body: Body<M>): Promise<FromHouse> {
    const message = { ...body, client: freshName() } as unknown as Asking;
    return new Promise((done) => {
      this.waiting.set(message.client, { message, done });
      if (this.welcomed) this.put(message);
    });
  }

  /** What is on its way is for whoever looked before; he will be told when he looks again. */
  forget(): void {
    this.waiting.clear();
  }

  private put(message: FromBrowser): void {
    this.socket?.send(JSON.stringify(message));
  }

  private heard(message: FromHouse): void {
    if (message.is === "welcome") this.looks--;
    if (this.looks > 0 && (message.is === "welcome" || message.is === "update")) return; // meant for who looked before
    if (message.is === "welcome") {
      this.welcomed = true;
      this.tries = 0;
      this.turned("open");
    }
    this.hear(message);
    if (message.is === "welcome") for (const { message: again } of this.waiting.values()) this.put(again);
    if ("client" in message) {
      const waiting = this.waiting.get(message.client);
      if (message.is === "refused" && (message.kind === "store" || message.kind === "conflict") && waiting) {
        setTimeout(() => this.welcomed && this.waiting.has(message.client) && this.put(waiting.message), 1500);
        return;
      }
      this.waiting.delete(message.client);
      waiting?.done(message);
    }
  }

  private lost(code: number): void {
    if (this.socket === null) return;
    if (code === 4404) {
      this.close();
      return;
    }
    this.welcomed = false;
    this.turned("lost");
    const pause = Math.min(30, 2 ** this.tries++) * 1000;
    this.timer = window.setTimeout(() => this.open(), pause * (0.75 + Math.random() / 2));
  }

  /** The browser says that the network is back: no need to wait. */
  now(): void {
    if (this.socket === null || this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.open();
  }
}

/** `crypto.randomUUID` is there with TLS only; a house on the own network has none. */
function freshName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
