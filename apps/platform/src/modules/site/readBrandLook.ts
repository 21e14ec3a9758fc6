import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { fromHex, toHex } from './oklch.ts';
import { deriveTheme, houseSeed, type Theme, type ThemeName, type ThemeSeed } from './deriveTheme.ts';

/** How a brand looks. */
export type BrandLook = {
  themes: Readonly<Record<ThemeName, Theme>>;
  /** The variables in which it differs from the style sheet; nothing for the house itself. */
  css: string;
  /** The brand whose pictures stand in for those it has none of its own for. */
  imagesFrom: string | undefined;
};

const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
const brandLook = z.object({
  seed: z.object({
    primary: hex,
    accent: hex,
    neutralHue: z.number().check(z.gte(0), z.lt(360)),
    neutralChroma: z.number().check(z.gte(0), z.lte(0.05)),
    onPrimary: z.enum(['chalk', 'ink']),
    onAccent: z.enum(['chalk', 'ink']),
  }),
  radius: z.literal([0, 0.5, 1, 1.5]),
  outcomeScheme: z.enum(['green-win', 'red-win']),
  images: z.object({ from: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9]{1,15}$/))) }),
});

/** Reads a brand's seed and derives its colours; a brand without a folder, or without a seed, looks like the house. */
export function readBrandLook(brandsDir: string, code: string): BrandLook {
  const file = join(brandsDir, code, 'brand.json');
  const stored = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
  if (!('seed' in stored)) return { ...lookOf(houseSeed), imagesFrom: undefined };
  const read = z.safeParse(brandLook, stored);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Error(`${file} is not valid at ${issue?.path.map(String).join('.')}: ${issue?.message}`);
  }
  const { seed, radius, outcomeScheme, images } = read.data;
  return { ...lookOf({ ...seed, radius, outcomeScheme }), imagesFrom: images.from };
}

function lookOf(seed: ThemeSeed): Pick<BrandLook, 'themes' | 'css'> {
  const themes = { dark: deriveTheme(seed, 'dark'), light: deriveTheme(seed, 'light') };
  const isHouse = JSON.stringify(seed) === JSON.stringify({ ...houseSeed });
  return { themes, css: isHouse ? '' : cssOf(seed, themes) };
}

/** One more attribute than the style sheet's own rules have, so that these stand whatever is loaded later. */
function cssOf(seed: ThemeSeed, themes: BrandLook['themes']): string {
  const list = (theme: Theme): string =>
    Object.entries(theme)
      .map(([token, value]) => `--${token}:${value}`)
      .join(';');
  const logo = fromHex(seed.primary);
  const outcome =
    seed.outcomeScheme === 'red-win'
      ? ':root:root{--outcome-up:var(--cinnabar-text);--outcome-down:var(--felt-text)}'
      : '';
  return [
    `:root:root,[data-theme=dark][data-theme]{${list(themes.dark)}}`,
    `[data-theme=light][data-theme]{${list(themes.light)}}`,
    `:root:root{--radius-scale:${seed.radius};--logo-hi:${toHex({ ...logo, l: 0.6 })};--logo-lo:${toHex({ ...logo, l: 0.43 })}}`,
    outcome,
  ].join('');
}
