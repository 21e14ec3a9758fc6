import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages, type LanguageFolder } from '@baize/contract/languages';

/**
 * The folders of the languages that one of our own brands offers: what is laid out and offered by none need not be
 * written everywhere yet.
 */
export function foldersOffered<Folder extends string = LanguageFolder>(
  table: { readonly [code: string]: Readonly<{ folder: Folder | LanguageFolder }> } = languages,
  brandsDir = fileURLToPath(new URL('../../../brands', import.meta.url)),
): (Folder | LanguageFolder)[] {
  const offered = readdirSync(brandsDir).flatMap(
    (brand) =>
      (JSON.parse(readFileSync(join(brandsDir, brand, 'brand.json'), 'utf8')) as { languages: string[] }).languages,
  );
  return Object.entries(table).flatMap(([code, { folder }]) => (offered.includes(code) ? [folder] : []));
}
