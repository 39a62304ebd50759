/** Emblems of the seats, in their order. Leonardo, who is nobody's, has dividers. */
const EMBLEMS = ["lily", "lion", "tower", "ship"];

export function emblem(seat: number | null): string {
  return seat === null ? "leonardo" : (EMBLEMS[seat] ?? "leonardo");
}
