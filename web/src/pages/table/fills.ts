const HUES = 8;
const SHIFT = 3;

/**
 * How the source of points with this number is filled: 24 are all different, none by its hue alone. Hues are dark and light in turn and the shift is odd:
 * of the first 16, those of one hue differ in pattern, and those of one pattern in lightness.
 */
export function fill(index: number): string {
  return `hue-${index % HUES} pat-${(index + SHIFT * Math.floor(index / HUES)) % HUES}`;
}
