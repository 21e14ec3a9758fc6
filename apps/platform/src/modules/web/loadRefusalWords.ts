import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fallbackLanguage, isLanguage, languageOfTag, type Language } from '@baize/contract';
import type { RefusalWords } from '#kit/mount.ts';
import type { WebFolders } from './WebFolders.ts';

/** The export of the portal's server build that is used here. */
type Dictionary = { refusalWords?(language: Language, code: string, value: unknown): string | undefined };

/**
 * The texts of refusals, from the portal's dictionaries; undefined if it has not been built. The language is that of
 * the portal's cookie, else the first supported one that the request accepts, else English.
 */
export async function loadRefusalWords({
  portalDir,
}: Pick<WebFolders, 'portalDir'>): Promise<RefusalWords | undefined> {
  const file = join(portalDir, 'server', 'server.mjs');
  if (!existsSync(file)) return undefined;
  const { refusalWords } = (await import(pathToFileURL(file).href)) as Dictionary;
  return refusalWords && ((headers, { code, value }) => refusalWords(languageOf(headers), code, value));
}

function languageOf(headers: Parameters<RefusalWords>[0]): Language {
  const chosen = /(?:^|;\s*)lang=(\w+)(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  if (isLanguage(chosen)) return chosen;
  const accepted = (headers['accept-language'] ?? '').slice(0, 256).toLowerCase().split(',');
  return accepted.map(languageOfTag).find((language) => language !== undefined) ?? fallbackLanguage;
}
