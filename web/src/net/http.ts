import type { Calls, Problem } from "$/protocol";
import { language } from "$/words/words.svelte";

/** What the house could not do, in its words. */
export class Refusal extends Error {
  constructor(
    readonly kind: Problem["kind"] | "offline",
    why: string,
  ) {
    super(why);
  }
}

type Path<K extends string> = K extends `${string} ${infer P}` ? P : never;
interface Asked {
  path?: Record<string, string | number>;
  query?: Record<string, string | number | null | undefined>;
  body?: unknown;
}

/** One of the calls in docs/protocol.md, by its name: `call("POST /api/claim", { body: { token } })`. */
export async function call<K extends keyof Calls>(name: K, asked: Asked = {}): Promise<Calls[K]["gives"]> {
  const reply = await fetch(address(name, asked), request(name, asked)).catch(() => {
    throw new Refusal("offline", "");
  });
  const text = await reply.text();
  if (!reply.ok) {
    const problem = parsed(text) as Partial<Problem> | null;
    throw new Refusal(problem?.kind ?? "store", problem?.why ?? "");
  }
  return (reply.headers.get("content-type")?.includes("json") ? parsed(text) : text) as Calls[K]["gives"];
}

export function address<K extends keyof Calls>(name: K, { path = {}, query = {} }: Asked = {}): string {
  const place = (name.slice(name.indexOf(" ") + 1) as Path<K>).replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(path[key])));
  const asked = new URLSearchParams({ lang: language() });
  for (const [key, value] of Object.entries(query)) if (value !== null && value !== undefined) asked.set(key, String(value));
  return `${place}?${asked}`;
}

function request(name: string, { body }: Asked): RequestInit {
  const method = name.slice(0, name.indexOf(" "));
  if (method === "GET") return { method };
  const text = typeof body === "string" ? body : JSON.stringify(body ?? {});
  return { method, body: text, headers: { "content-type": "application/json" } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
