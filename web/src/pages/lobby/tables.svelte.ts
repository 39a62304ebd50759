import { call } from "$/net/http";
import type { Mine, TableInfo } from "$/protocol";

const EVERY = 20_000;

/** Tables of this browser and public ones, as the house listed them last. Looked up again while the page is seen. */
export class Tables {
  mine = $state.raw<Mine[]>([]);
  open = $state.raw<TableInfo[]>([]);
  known = $state(false);

  async look(): Promise<void> {
    // What cannot be listed now is listed the next time: these lists come beside something else.
    const [mine, open] = await Promise.allSettled([call("GET /api/mine"), call("GET /api/tables")]);
    if (mine.status === "fulfilled") this.mine = mine.value;
    if (open.status === "fulfilled") this.open = open.value.filter((table) => !this.mine.some((one) => one.table.id === table.id));
    this.known = this.known || mine.status === "fulfilled";
  }

  /** For an effect: gives how to end it. */
  follow(): () => void {
    const seen = () => {
      if (document.visibilityState === "visible") void this.look();
    };
    seen();
    const timer = setInterval(seen, EVERY);
    document.addEventListener("visibilitychange", seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }
}
