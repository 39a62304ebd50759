/** Emblems of the seats, in their order. Leonardo, who is nobody's, has a brush. */
const EMBLEMS = ["lily", "lion", "tower", "ship"];

export function emblem(seat: number | null): string {
  return seat === null ? "leonardo" : (EMBLEMS[seat] ?? "leonardo");
}

export function sign(seat: number | null): string {
  return emblem(seat) === "leonardo" ? "i-brush" : `e-${emblem(seat)}`;
}
