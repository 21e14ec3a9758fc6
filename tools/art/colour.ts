/** OKLCH to sRGB, pulling chroma in until the colour fits. Enough of a colour library for pictures. */

function toLinear(l: number, c: number, hue: number): [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const a = c * Math.cos(angle);
  const b = c * Math.sin(angle);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

function encode(channel: number): number {
  const clipped = Math.min(1, Math.max(0, channel));
  return Math.round(255 * (clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055));
}

export function oklch(l: number, c: number, hue: number): string {
  let chroma = c;
  let linear = toLinear(l, chroma, hue);
  while (chroma > 0.002 && linear.some((channel) => channel < -0.001 || channel > 1.001)) {
    chroma -= 0.004;
    linear = toLinear(l, Math.max(0, chroma), hue);
  }
  return `#${linear.map((channel) => encode(channel).toString(16).padStart(2, '0')).join('')}`;
}

function decode(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** The mean hue and chroma of the opaque pixels of an RGBA picture, in OKLAB. */
export function meanHue(pixels: Uint8Array): { hue: number; chroma: number } {
  let sumA = 0;
  let sumB = 0;
  let count = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    const red = decode(pixels[at] ?? 0);
    const green = decode(pixels[at + 1] ?? 0);
    const blue = decode(pixels[at + 2] ?? 0);
    const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    sumA += 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
    sumB += 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
    count += 1;
  }
  const a = sumA / Math.max(1, count);
  const b = sumB / Math.max(1, count);
  return { hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360, chroma: Math.hypot(a, b) };
}

/** The distance between two hues on the circle, 0 to 180. */
export function hueDistance(one: number, other: number): number {
  return Math.abs(((((one - other) % 360) + 540) % 360) - 180);
}
