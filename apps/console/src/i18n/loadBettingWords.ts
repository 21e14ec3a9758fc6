import { fallbackLanguage, type Language } from '@baize/contract/languages';
import { setupI18n, type Messages } from '@lingui/core';
import { loaderIn } from './loaderIn.ts';

const loaderOf = loaderIn(
  import.meta.glob<Messages>('../../../../languages/*/portal/lottery.json', { import: 'default' }),
  'portal/lottery.json',
);

/** The words of the portal's betting pages, under the names that they have there. */
export async function loadBettingWords(
  language: Language,
): Promise<(key: string, values?: Record<string, string | number>) => string> {
  const messages = (await (loaderOf(language) ?? loaderOf(fallbackLanguage))?.()) ?? {};
  const words = setupI18n({
    locale: language,
    messages: {
      [language]: Object.fromEntries(Object.entries(messages).map(([key, text]) => [`lottery.${key}`, text])),
    },
  });
  return (key, values) => words._(key, values);
}
