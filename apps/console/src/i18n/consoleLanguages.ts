import { languageCodes, type Language } from '@baize/contract/languages';
import type { Messages } from '@lingui/core';
import { loaderIn } from './loaderIn.ts';

const loaderOf = loaderIn(
  import.meta.glob<Messages>('../../../../languages/*/console.json', { import: 'default' }),
  'console.json',
);

/** The languages of the console: those that have words for it. */
export const consoleLanguages = languageCodes.filter((language) => loaderOf(language) !== undefined);

export const isSpoken = (value: unknown): value is Language => consoleLanguages.some((language) => language === value);

/** The texts of one language, of a chunk of their own. */
export async function loadMessages(language: Language): Promise<Messages> {
  const load = loaderOf(language);
  if (load === undefined) throw new Error(`The console does not speak ${language}.`);
  return load();
}
