import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { houseCode } from './houseCode.ts';

/** Below a brand's folder: its mark, the one picture that no other brand can lend it. */
export const LOGO = 'images/icons/favicon.svg';

/** Whether a brand draws a mark of its own. The house's is the one that everything else is drawn from. */
export const hasOwnLogo = (brandsDir: string, code: string): boolean =>
  code !== '' && code !== houseCode && existsSync(join(brandsDir, code, LOGO));

/** The address of a brand's own mark, another one whenever the file is another. */
export function logoUrl(brandsDir: string, code: string): string {
  const mark = createHash('sha256')
    .update(readFileSync(join(brandsDir, code, LOGO)))
    .digest('hex');
  return `/brand/${LOGO}?v=${mark.slice(0, 12)}`;
}

/** The house's mark in a brand's colours, for a brand that has none of its own. */
export function houseLogo(brandsDir: string, { hi, lo }: { hi: string; lo: string }): string {
  const colours = [hi, lo];
  return readFileSync(join(brandsDir, houseCode, LOGO), 'utf8').replaceAll(
    /stop-color="#[0-9a-f]{6}"/gi,
    (drawn) => `stop-color="${colours.shift() ?? drawn.slice(12, -1)}"`,
  );
}
