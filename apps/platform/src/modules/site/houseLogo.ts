import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { houseCode } from './houseCode.ts';

/** The logo within a brand's folder, the only picture without a fallback file. */
export const LOGO = 'images/icons/favicon.svg';

/** Whether the brand has a logo file of its own. The default brand's file is the template of the others. */
export const hasOwnLogo = (brandsDir: string, code: string): boolean =>
  code !== '' && code !== houseCode && existsSync(join(brandsDir, code, LOGO));

/** The URL of a brand's own logo, with a version that changes with the file. */
export function logoUrl(brandsDir: string, code: string): string {
  const mark = createHash('sha256')
    .update(readFileSync(join(brandsDir, code, LOGO)))
    .digest('hex');
  return `/brand/${LOGO}?v=${mark.slice(0, 12)}`;
}

/** The default logo in a brand's colours, for a brand without a logo file. */
export function houseLogo(brandsDir: string, { hi, lo }: { hi: string; lo: string }): string {
  const colours = [hi, lo];
  return readFileSync(join(brandsDir, houseCode, LOGO), 'utf8').replaceAll(
    /stop-color="#[0-9a-f]{6}"/gi,
    (drawn) => `stop-color="${colours.shift() ?? drawn.slice(12, -1)}"`,
  );
}
