import { fromHex, toHex } from './oklch.ts';
import { deriveTheme, houseSeed, type Theme, type ThemeName, type ThemeSeed } from './deriveTheme.ts';
import { hasOwnLogo, logoUrl } from './houseLogo.ts';
import { readBrandFile } from './readBrandFile.ts';

/** The look of a brand. */
export type BrandLook = {
  themes: Readonly<Record<ThemeName, Theme>>;
  /** The CSS variables that differ from the style sheet; empty for the default brand. */
  css: string;
  /** The gradient of the default logo in this brand's colours. */
  logo: { hi: string; lo: string };
};

/** Reads a brand's seed and derives its colours; without a folder or a seed it has the default look. */
export function readBrandLook(brandsDir: string, code: string): BrandLook {
  const file = readBrandFile(brandsDir, code);
  const own = hasOwnLogo(brandsDir, code) ? logoCss(logoUrl(brandsDir, code)) : '';
  if (file === undefined) return lookOf(houseSeed, own);
  const { seed = houseSeed, radius, outcomeScheme } = file;
  return lookOf({ ...seed, radius, outcomeScheme }, own);
}

/** The variable that makes the widget `Logo` show the brand's own logo. */
const logoCss = (url: string): string => `:root:root{--logo-image:url(${url});--logo-shape:hidden}`;

function lookOf(seed: ThemeSeed, own: string): BrandLook {
  const themes = { dark: deriveTheme(seed, 'dark'), light: deriveTheme(seed, 'light') };
  const isHouse = JSON.stringify(seed) === JSON.stringify({ ...houseSeed });
  return { themes, css: `${isHouse ? '' : cssOf(seed, themes)}${own}`, logo: logoColours(seed) };
}

function logoColours({ primary }: ThemeSeed): BrandLook['logo'] {
  const logo = fromHex(primary);
  return { hi: toHex({ ...logo, l: 0.6 }), lo: toHex({ ...logo, l: 0.43 }) };
}

/** A higher specificity than the style sheet's rules, so that these apply whatever is loaded later. */
function cssOf(seed: ThemeSeed, themes: BrandLook['themes']): string {
  const list = (theme: Theme): string =>
    Object.entries(theme)
      .map(([token, value]) => `--${token}:${value}`)
      .join(';');
  const logo = logoColours(seed);
  const outcome =
    seed.outcomeScheme === 'red-win'
      ? ':root:root{--outcome-up:var(--cinnabar-text);--outcome-down:var(--felt-text)}'
      : '';
  return [
    `:root:root,[data-theme=dark][data-theme]{${list(themes.dark)}}`,
    `[data-theme=light][data-theme]{${list(themes.light)}}`,
    `:root:root{--radius-scale:${seed.radius};--logo-hi:${logo.hi};--logo-lo:${logo.lo}}`,
    outcome,
  ].join('');
}
