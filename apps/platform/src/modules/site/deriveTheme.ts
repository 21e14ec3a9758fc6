import { contrast, fromHex, toHex, type Oklch } from './oklch.ts';

/** The seed colours of a brand; all other colours are derived from them. */
export type ThemeSeed = {
  /** `primary` is for playing and confirming, `accent` for money and rank; `#rrggbb`. */
  primary: string;
  accent: string;
  /** The tint of backgrounds and texts: hue in degrees, and chroma. */
  neutralHue: number;
  neutralChroma: number;
  /** The text colour on the two: nearly white or nearly black. */
  onPrimary: 'chalk' | 'ink';
  onAccent: 'chalk' | 'ink';
  /** Factor of the default corner radius: 0, 0.5, 1 or 1.5. */
  radius: number;
  outcomeScheme: 'green-win' | 'red-win';
};

export type ThemeName = 'dark' | 'light';
export type Theme = Readonly<Record<string, string>>;

type Table = Readonly<Record<string, readonly [l: number, c: number, h: number]>>;

/** The seed of the default theme in the tables below. */
export const houseSeed: ThemeSeed = {
  primary: '#1b7b53',
  accent: '#e4bf6b',
  neutralHue: 172,
  neutralChroma: 0.012,
  onPrimary: 'chalk',
  onAccent: 'ink',
  radius: 1,
  outcomeScheme: 'green-win',
};

/** The default theme, equal to `packages/ui/src/tokens.css`; a test compares the two. */
const tables: Record<ThemeName, Table> = {
  dark: {
    'bg-inset': [0.135, 0.01, 172],
    'bg-0': [0.165, 0.012, 172],
    'bg-1': [0.205, 0.014, 172],
    'bg-2': [0.245, 0.016, 172],
    'bg-3': [0.295, 0.018, 172],
    'bg-4': [0.345, 0.02, 172],
    cloth: [0.275, 0.046, 166],
    'cloth-hi': [0.325, 0.055, 165],
    'cloth-line': [0.43, 0.06, 164],
    'line-1': [0.315, 0.018, 172],
    'line-2': [0.58, 0.022, 170],
    'text-1': [0.965, 0.008, 100],
    'text-2': [0.825, 0.012, 150],
    'text-3': [0.715, 0.016, 160],
    'text-off': [0.52, 0.014, 165],
    felt: [0.52, 0.108, 160],
    'felt-hi': [0.54, 0.11, 160],
    'felt-lo': [0.465, 0.096, 160],
    'felt-text': [0.815, 0.12, 160],
    'felt-tint': [0.29, 0.048, 163],
    'on-felt': [0.985, 0.006, 100],
    brass: [0.82, 0.112, 86],
    'brass-hi': [0.87, 0.105, 88],
    'brass-lo': [0.76, 0.11, 84],
    'brass-text': [0.86, 0.105, 88],
    'brass-tint': [0.285, 0.04, 84],
    'on-brass': [0.21, 0.035, 80],
    cinnabar: [0.565, 0.185, 28],
    'cinnabar-hi': [0.578, 0.183, 28],
    'cinnabar-text': [0.755, 0.14, 27],
    'cinnabar-tint': [0.275, 0.06, 26],
    'on-cinnabar': [0.99, 0.004, 60],
    'amber-text': [0.835, 0.135, 72],
    'amber-tint': [0.285, 0.048, 72],
    'sky-text': [0.8, 0.095, 232],
    'sky-tint': [0.28, 0.042, 240],
    'plum-text': [0.8, 0.105, 318],
    'plum-tint': [0.28, 0.05, 318],
    focus: [0.9, 0.13, 95],
  },
  light: {
    'bg-inset': [0.945, 0.008, 140],
    'bg-0': [0.97, 0.006, 130],
    'bg-1': [0.993, 0.003, 110],
    'bg-2': [1.0, 0.0, 0],
    'bg-3': [0.94, 0.014, 155],
    'bg-4': [0.905, 0.02, 158],
    cloth: [0.93, 0.03, 160],
    'cloth-hi': [0.9, 0.042, 160],
    'cloth-line': [0.8, 0.055, 160],
    'line-1': [0.895, 0.01, 150],
    'line-2': [0.59, 0.02, 165],
    'text-1': [0.225, 0.022, 170],
    'text-2': [0.395, 0.024, 168],
    'text-3': [0.485, 0.022, 168],
    'text-off': [0.66, 0.014, 165],
    felt: [0.485, 0.098, 161],
    'felt-hi': [0.445, 0.09, 161],
    'felt-lo': [0.4, 0.08, 161],
    'felt-text': [0.445, 0.09, 161],
    'felt-tint': [0.93, 0.045, 161],
    'on-felt': [0.99, 0.006, 110],
    brass: [0.82, 0.12, 86],
    'brass-hi': [0.78, 0.12, 85],
    'brass-lo': [0.74, 0.118, 84],
    'brass-text': [0.47, 0.09, 76],
    'brass-tint': [0.945, 0.045, 90],
    'on-brass': [0.23, 0.045, 78],
    cinnabar: [0.545, 0.185, 28],
    'cinnabar-hi': [0.505, 0.175, 28],
    'cinnabar-text': [0.49, 0.175, 28],
    'cinnabar-tint': [0.94, 0.026, 24],
    'on-cinnabar': [0.99, 0.004, 60],
    'amber-text': [0.48, 0.102, 62],
    'amber-tint': [0.95, 0.045, 80],
    'sky-text': [0.47, 0.1, 240],
    'sky-tint': [0.945, 0.026, 236],
    'plum-text': [0.47, 0.14, 318],
    'plum-tint': [0.94, 0.03, 318],
    focus: [0.36, 0.07, 165],
  },
};

/** Backgrounds of texts. */
const grounds = ['bg-inset', 'bg-0', 'bg-1', 'bg-2', 'bg-3', 'cloth', 'cloth-hi'];

/** Minimum contrast of text and of the borders of controls (WCAG 2.2 AA). */
const TEXT = 4.5;
const CONTROL = 3;

type Rule = { name: string; on: readonly string[]; least: number };

/** Pairs with a minimum contrast in every brand; the first colour of each is adjusted. */
const rules: readonly Rule[] = [
  ...['text-1', 'text-2', 'text-3', 'felt-text', 'brass-text'].map((name) => ({ name, on: grounds, least: TEXT })),
  ...['cinnabar-text', 'amber-text', 'sky-text', 'plum-text'].map((name) => ({ name, on: grounds, least: TEXT })),
  ...['felt', 'brass', 'cinnabar', 'amber', 'sky', 'plum'].map((family) => ({
    name: `${family}-text`,
    on: [`${family}-tint`],
    least: TEXT,
  })),
  { name: 'line-2', on: ['bg-inset', 'bg-0', 'bg-1', 'bg-2', 'bg-3'], least: CONTROL },
  { name: 'focus', on: grounds, least: CONTROL },
];

/** Fills whose lightness is adjusted to the text on them, since that has only two choices. */
const fills: readonly { fill: string; text: string }[] = [
  ...['felt', 'felt-hi', 'felt-lo'].map((fill) => ({ fill, text: 'on-felt' })),
  ...['brass', 'brass-hi', 'brass-lo'].map((fill) => ({ fill, text: 'on-brass' })),
];

const chalk: Oklch = { l: 0.985, c: 0.006, h: 100 };
const ink: Oklch = { l: 0.21, c: 0.02, h: 80 };

/**
 * The colours of a brand in one theme, each `#rrggbb`. The default colours are shifted in hue, chroma and lightness by
 * the difference between the seeds; then lightness is adjusted until every pair has its minimum contrast.
 */
export function deriveTheme(seed: ThemeSeed, name: ThemeName): Theme {
  const colours = new Map(
    Object.entries(tables[name]).map(([token, [l, c, h]]) => [token, moved(token, { l, c, h }, seed)]),
  );
  const hex = (token: string): string => toHex(colours.get(token) ?? ink);
  /* The direction away from the background: lighter in the dark theme, darker in the light one. */
  const step = name === 'dark' ? 0.005 : -0.005;
  const push = (token: string, by: number, holds: () => boolean): void => {
    for (let tries = 0; tries < 200 && !holds(); tries += 1) {
      const colour = colours.get(token);
      if (colour === undefined) return;
      const l = Math.min(1, Math.max(0, colour.l + by));
      colours.set(token, { ...colour, l, c: l === 0 || l === 1 ? 0 : colour.c });
    }
  };
  for (const { fill, text } of fills) {
    const shift = (colours.get(text)?.l ?? 0) > 0.5 ? -0.005 : 0.005;
    push(fill, shift, () => contrast(hex(fill), hex(text)) >= TEXT);
  }
  for (const { name: token, on, least } of rules) {
    push(token, step, () => on.every((ground) => contrast(hex(token), hex(ground)) >= least));
  }
  return Object.fromEntries([...colours.keys()].map((token) => [token, hex(token)]));
}

/** A default colour shifted for this seed. */
function moved(token: string, colour: Oklch, seed: ThemeSeed): Oklch {
  if (token === 'on-felt') return seed.onPrimary === houseSeed.onPrimary ? colour : ink;
  if (token === 'on-brass') return seed.onAccent === houseSeed.onAccent ? colour : chalk;
  if (/^(?:felt|cloth)/.test(token)) return shifted(token, colour, seed.primary, houseSeed.primary);
  if (token.startsWith('brass')) return shifted(token, colour, seed.accent, houseSeed.accent);
  if (/^(?:on-cinnabar|cinnabar|amber|sky|plum)/.test(token)) return colour;
  const { neutralHue, neutralChroma } = seed;
  return {
    l: colour.l,
    c: Math.min(0.13, colour.c * (neutralChroma / houseSeed.neutralChroma)),
    h: (colour.h + neutralHue - houseSeed.neutralHue + 360) % 360,
  };
}

function shifted(token: string, colour: Oklch, seed: string, house: string): Oklch {
  const [to, from] = [fromHex(seed), fromHex(house)];
  /* Backgrounds, tints and texts keep their lightness, which defines their role. */
  const isFill = /^(?:felt|brass)(?:-hi|-lo)?$/.test(token);
  return {
    l: isFill ? Math.min(0.95, Math.max(0.2, colour.l + to.l - from.l)) : colour.l,
    c: colour.c * (to.c / from.c),
    h: (colour.h + to.h - from.h + 360) % 360,
  };
}

/** The derived pairs of text and background, for tests. */
export const themePairs: readonly { text: string; ground: string; least: number }[] = [
  ...rules.flatMap(({ name, on, least }) => on.map((ground) => ({ text: name, ground, least }))),
  ...fills.map(({ fill, text }) => ({ text, ground: fill, least: TEXT })),
];
