import { describe, expect, test } from "vitest";
import symbols from "../src/art/symbols.svg?raw";
import die from "../src/games/dice/Die.svelte?raw";
import tokens from "../src/styles/tokens.css?raw";

/**
 * Paints and painters are told apart by shape and pictogram. Their colors help, so they stay apart for eyes that lack one kind of cone, too:
 * simulated after Machado, Oliveira and Fernandes (2009), measured in Lab.
 */
type Color = readonly [number, number, number];
const SEEN: Readonly<Record<string, readonly Color[]>> = {
  "all cones": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const XYZ: readonly Color[] = [
  [0.43391, 0.37622, 0.18984],
  [0.21267, 0.71515, 0.07218],
  [0.01776, 0.10947, 0.87277],
]; // of sRGB, divided by white

const times = (rows: readonly Color[], of: Color) => rows.map((row) => row[0] * of[0] + row[1] * of[1] + row[2] * of[2]) as unknown as Color;
const each = (of: Color, what: (value: number) => number) => of.map(what) as unknown as Color;

function lab(color: Color): Color {
  const [x, y, z] = each(times(XYZ, color), (value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function seen(color: Color, rows: readonly Color[]): Color {
  const linear = each(color, (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return lab(each(times(rows, linear), (value) => Math.min(1, Math.max(0, value))));
}

const read = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Color;
const found = (text: string, pattern: RegExp) => new Map([...text.matchAll(pattern)].map((one) => [one[1] ?? "", read(one[2] ?? "")]));

/** By night a paint lies on paper that is `sepia(0.22) brightness(0.9)`. */
function dimmed(color: Color): Color {
  const keep = 1 - 0.22;
  const rows: Color[] = [
    [0.393 + 0.607 * keep, 0.769 - 0.769 * keep, 0.189 - 0.189 * keep],
    [0.349 - 0.349 * keep, 0.686 + 0.314 * keep, 0.168 - 0.168 * keep],
    [0.272 - 0.272 * keep, 0.534 - 0.534 * keep, 0.131 + 0.869 * keep],
  ];
  return each(times(rows, color), (value) => Math.min(1, 0.9 * value));
}

const [day = "", night = ""] = tokens.split('[data-theme="night"] {');
const paints = found(symbols, /id="p-(\w+)".*?fill="(#\w{6})"/g);
const dice = found(die, /\.is-(\w+) \{\s*--dc: (#\w{6})/g);
const painters = found(day, /\.pl-(lily|lion|tower|ship) \{\s*--pc: (#\w{6})/g);
const late = new Map([...painters, ...found(night, /\.pl-(lily|lion|tower|ship):not\(\.day\) \{\s*--pc: (#\w{6})/g)]);
const SETS: readonly [string, ReadonlyMap<string, Color>, number, number][] = [
  ["paints", paints, 8, 11],
  ["paints by night", new Map([...paints].map(([name, color]) => [name, dimmed(color)])), 8, 9],
  ["dice", dice, 6, 11],
  ["painters", painters, 4, 15],
  ["painters by night", late, 4, 12],
];

describe.each(SETS)("%s", (_, colors, count, least) => {
  test("all of them are known", () => expect(colors.size).toBe(count));
  test.each(Object.entries(SEEN))("stay apart with %s", (_, rows) => {
    const all = [...colors].map(([name, color]) => ({ name, at: seen(color, rows) }));
    const near = all.flatMap((one, index) =>
      all.slice(index + 1).flatMap((other) => {
        const far = Math.hypot(...one.at.map((value, at) => value - (other.at[at] ?? 0)));
        return far < least ? [`${one.name} and ${other.name}: ${far.toFixed(1)}`] : [];
      }),
    );
    expect(near).toEqual([]);
  });
});
