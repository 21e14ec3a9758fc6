/** A colour in OKLCH: lightness from 0 to 1, chroma, and hue in degrees; perceptually uniform. */
export type Oklch = { l: number; c: number; h: number };

type Rgb = readonly [number, number, number];

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

function linearOf({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isShown = (rgb: Rgb): boolean => rgb.every((v) => v >= -0.0005 && v <= 1.0005);

/** The colour in sRGB, `#rrggbb`; chroma out of gamut is reduced until it fits. */
export function toHex(colour: Oklch): string {
  let rgb = linearOf(colour);
  if (!isShown(rgb)) {
    let [low, high] = [0, colour.c];
    for (let step = 0; step < 24; step += 1) {
      const middle = (low + high) / 2;
      if (isShown(linearOf({ ...colour, c: middle }))) low = middle;
      else high = middle;
    }
    rgb = linearOf({ ...colour, c: low });
  }
  const byte = (v: number): string =>
    Math.round(toGamma(Math.min(1, Math.max(0, v))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(byte).join('')}`;
}

export function fromHex(hex: string): Oklch {
  const [r, g, b] = channels(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(x, y),
    h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360,
  };
}

/** The contrast ratio of two colours by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const light = (hex: string): number => {
    const [r, g, b] = channels(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [high, low] = [light(one), light(other)].toSorted((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function channels(hex: string): Rgb {
  const at = (start: number): number => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return [at(1), at(3), at(5)];
}
