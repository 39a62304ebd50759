// How a client reads what a house sends. It must compile: the types lead from a message to the part of a game's view.
import type { Calls, FromBrowser, FromHouse, Parts } from "../../web/src/protocol";

export const look: FromBrowser = { is: "look", seat: 0, lang: "de" };

// @ts-expect-error there is no such message
export const lie: FromBrowser = { is: "gaze", seat: 0 };

// @ts-expect-error answers name their question
export const nameless: FromBrowser = { is: "answer", answers: [3], client: "a1" };

export function read(message: FromHouse, known: Partial<Parts>): string {
  switch (message.is) {
    case "welcome":
      return message.table.seats.map((seat) => seat.name).join(" ");
    case "update": {
      const now = message.whole ? { ...message.parts } : { ...known, ...message.parts };
      return now.decision?.options[0]?.text ?? "";
    }
    case "refused":
      return message.kind === "stale" ? "" : message.why.map((span) => span.text).join("");
    case "done":
    case "because":
    case "foreseen":
    case "hinted":
    case "pong":
    case "bye":
      return message.is;
  }
  const none: never = message; // every message is read above
  return none;
}

export function stock(parts: Parts): number | null | undefined {
  if (parts.game === "fresco") {
    const rows = parts["panels/table"]?.rows.length;
    return rows ?? parts.players[0]?.thalers;
  }
  return parts.players[0]?.score;
}

export function invited(made: Calls["POST /api/tables"]["gives"]): string[] {
  return made.invites.map((invite) => invite.token);
}
