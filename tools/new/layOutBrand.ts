import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '@baize/contract';
import { NewError } from './NewError.ts';
import { titled } from './titled.ts';
import { writeFiles } from './writeFiles.ts';

/** Slate and sand: colours of no existing brand. */
const seed = {
  ...{ primary: '#4f7396', accent: '#d9b77c', neutralHue: 245, neutralChroma: 0.01 },
  ...{ onPrimary: 'chalk', onAccent: 'ink' },
};

/** A plain chip in the brand's two colours. */
const logo = `\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><circle cx="16" cy="16" r="16" fill="${seed.primary}"/><circle cx="16" cy="16" r="12.5" fill="none" stroke="#fbfaf6" stroke-width="3" stroke-dasharray="6.545 6.545"/><circle cx="16" cy="16" r="6" fill="${seed.accent}"/></svg>
`;

type Wanted = { code: string; currency?: string | undefined; zone?: string | undefined; host?: string | undefined };

/**
 * Scaffolds a brand that can be imported unchanged: its file and a neutral logo. Returns the written paths, relative to
 * the root.
 */
export function layOutBrand(
  root: string,
  { code, currency = 'CNY', zone = 'Asia/Shanghai', host = `${code}.example` }: Wanted,
): string[] {
  const folder = `brands/${code}`;
  if (!/^[a-z][a-z0-9]{1,15}$/.test(code)) {
    throw new NewError(
      `A brand's code is 2 to 16 lower-case letters and digits, starting with a letter, not "${code}".`,
    );
  }
  if (existsSync(join(root, folder))) throw new NewError(`${folder} exists already.`);
  if (!/^[A-Z]{3}$/.test(currency))
    throw new NewError(`A currency is three capital letters, such as THB, not "${currency}".`);
  if (!isZone(zone)) throw new NewError(`Unknown time zone "${zone}".`);
  if (!/^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/.test(host)) throw new NewError(`"${host}" is not a host name.`);
  const file = {
    ...{ name: titled(code), currency, timeZone: zone, languages: languageCodes, defaultLanguage: 'EN' },
    ...{ hosts: [host], customerService: '', seed },
  };
  return writeFiles(root, {
    [`${folder}/brand.json`]: `${JSON.stringify(file, null, 2)}\n`,
    [`${folder}/images/icons/favicon.svg`]: logo,
  });
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
