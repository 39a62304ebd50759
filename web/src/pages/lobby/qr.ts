/** A QR code of a link: bytes, error correction M, versions 1 to 10 (213 bytes). After ISO/IEC 18004. */
const CHECKS = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26]; // codewords for correction in each block, by version
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];

type Grid = Uint8Array[];

/** Rows of 0 and 1, without the quiet zone; null if the text is too long. */
export function qr(text: string): Grid | null {
  const bytes = new TextEncoder().encode(text);
  const version = CHECKS.findIndex((_, index) => bytes.length <= room(index + 1)) + 1;
  if (version === 0) return null;
  const { grid, taken } = frame(version);
  place(grid, taken, interleaved(version, packed(version, bytes)));
  let best: Grid = grid;
  let least = Infinity;
  for (let mask = 0; mask < 8; mask++) {
    const tried = masked(grid, taken, mask);
    const cost = penalty(tried);
    if (cost < least) [best, least] = [tried, cost];
  }
  return best;
}

/** Codewords of a version, data and correction together. */
function codewords(version: number): number {
  const aligned = version === 1 ? 0 : Math.floor(version / 7) + 2;
  let modules = (16 * version + 128) * version + 64;
  if (version > 1) modules -= (25 * aligned - 10) * aligned - 55;
  if (version > 6) modules -= 36;
  return modules >> 3;
}

const dataWords = (version: number): number => codewords(version) - CHECKS[version - 1]! * BLOCKS[version - 1]!;
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);
const room = (version: number): number => Math.floor((dataWords(version) * 8 - 4 - lengthBits(version)) / 8);

function packed(version: number, bytes: Uint8Array): Uint8Array {
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(4, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  const words = dataWords(version);
  put(0, Math.min(4, words * 8 - bits.length));
  put(0, -bits.length & 7);
  for (let pad = 0xec; bits.length < words * 8; pad ^= 0xfd) put(pad, 8);
  return Uint8Array.from({ length: words }, (_, word) => bits.slice(word * 8, word * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0));
}

/** In the field of 256 elements over x^8 + x^4 + x^3 + x^2 + 1. */
function times(left: number, right: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((right >> bit) & 1) * left;
  }
  return product;
}

function generator(degree: number): number[] {
  const found = [...Array<number>(degree - 1).fill(0), 1];
  for (let step = 0, root = 1; step < degree; step++, root = times(root, 2)) {
    for (let at = 0; at < degree; at++) found[at] = times(found[at]!, root) ^ (found[at + 1] ?? 0);
  }
  return found;
}

function checks(data: Uint8Array, divisor: number[]): number[] {
  const rest = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((coefficient, at) => (rest[at]! ^= times(coefficient, factor)));
  }
  return rest;
}

/** Blocks are of two lengths; they are read out column by column. */
function interleaved(version: number, data: Uint8Array): number[] {
  const [count, extra] = [BLOCKS[version - 1]!, CHECKS[version - 1]!];
  const short = Math.floor(data.length / count);
  const shorter = count - (data.length % count);
  const divisor = generator(extra);
  const blocks = Array.from({ length: count }, (_, block) => {
    const start = block * short + Math.max(0, block - shorter);
    return data.slice(start, start + short + (block < shorter ? 0 : 1));
  });
  const rests = blocks.map((block) => checks(block, divisor));
  const found: number[] = [];
  for (let at = 0; at <= short; at++) for (const block of blocks) if (at < block.length) found.push(block[at]!);
  for (let at = 0; at < extra; at++) for (const rest of rests) found.push(rest[at]!);
  return found;
}

function blank(size: number): Grid {
  return Array.from({ length: size }, () => new Uint8Array(size));
}

/** What every code of a version has: corners, lines, and room for the format. `taken` is where no data go. */
function frame(version: number): { grid: Grid; taken: Grid } {
  const size = version * 4 + 17;
  const [grid, taken] = [blank(size), blank(size)];
  const set = (x: number, y: number, dark: boolean | number) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    grid[y]![x] = Number(dark);
    taken[y]![x] = 1;
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const square = (x: number, y: number, reach: number, light: number[]) => {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  };
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) square(x, y, 4, [2, 4]); // prettier-ignore
  const lines = alignment(version, size);
  const last = lines.length - 1;
  lines.forEach((y, row) => {
    lines.forEach((x, column) => {
      const corner = (row === 0 && (column === 0 || column === last)) || (row === last && column === 0);
      if (!corner) square(x, y, 2, [1]);
    });
  });
  for (let at = 0; at < 9; at++) for (const [x, y] of [[8, at], [at, 8], [size - 8 + at, 8], [8, size - 8 + at]] as const) if (x < size && y < size && !taken[y]![x]) set(x, y, 0); // prettier-ignore
  set(8, size - 8, 1);
  if (version > 6) {
    const bits = (version << 12) | remainder(version, 12, 0x1f25);
    for (let bit = 0; bit < 18; bit++) {
      const [far, near] = [size - 11 + (bit % 3), Math.floor(bit / 3)];
      set(far, near, (bits >> bit) & 1);
      set(near, far, (bits >> bit) & 1);
    }
  }
  return { grid, taken };
}

function alignment(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((size - 13) / (2 * count - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, at) => size - 7 - (count - 2 - at) * step)];
}

/** What is left of value · x^degree. */
function remainder(value: number, degree: number, divisor: number): number {
  let rest = value;
  for (let step = 0; step < degree; step++) rest = (rest << 1) ^ ((rest >> (degree - 1)) * divisor);
  return rest;
}

/** Upward and downward in columns of two, from the right; the line at 6 is left out. */
function place(grid: Grid, taken: Grid, words: number[]): void {
  const size = grid.length;
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const up = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (taken[y]![x] || bit >= words.length * 8) continue;
        grid[y]![x] = (words[bit >> 3]! >> (7 - (bit & 7))) & 1;
        bit++;
      }
    }
  }
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function masked(grid: Grid, taken: Grid, mask: number): Grid {
  const turned = MASKS[mask]!;
  const found = grid.map((row, y) => row.map((dark, x) => (taken[y]![x] || !turned(x, y) ? dark : 1 - dark)));
  const bits = ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412; // correction M is 00
  const size = grid.length;
  for (let at = 0; at < 15; at++) {
    const dark = (bits >> at) & 1;
    const along = at < 6 ? at : at < 8 ? at + 1 : size - 15 + at;
    found[along]![8] = dark;
    const across = at < 8 ? size - 1 - at : at === 8 ? 7 : 14 - at;
    found[8]![across] = dark;
  }
  return found;
}

/** How hard it would be to read. */
function penalty(grid: Grid): number {
  const size = grid.length;
  let cost = 0;
  for (const line of [...grid, ...grid.map((_, x) => grid.map((row) => row[x]!))]) {
    const text = Array.from(line).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) cost += run.length - 2;
    for (const look of ["10111010000", "00001011101"]) {
      for (let at = text.indexOf(look); at >= 0; at = text.indexOf(look, at + 1)) cost += 40;
    }
  }
  let dark = 0;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      dark += grid[y]![x]!;
      const sum = grid[y]![x]! + (grid[y]![x + 1] ?? 9) + (grid[y + 1]?.[x] ?? 9) + (grid[y + 1]?.[x + 1] ?? 9);
      if (sum === 0 || sum === 4) cost += 3;
    }
  }
  return cost + 10 * Math.floor(Math.abs((dark * 100) / size / size - 50) / 5);
}
