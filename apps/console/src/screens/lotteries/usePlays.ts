import { fallbackLanguage, languages, type Language } from '@baize/contract/languages';
import { fullPlayName } from '@baize/contract/lotteries/playName';
import { setupI18n, type Messages } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/useLanguage.ts';

const dictionaries = import.meta.glob<Messages>('../../../../../languages/*/portal/lottery.json', {
  import: 'default',
});

/** The plays of a family: the name on the betting page, and a number written as a bet on it alone. Loaded once asked for. */
export function usePlays(key: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['lotteries.plays', key, language],
    queryFn: async () => {
      const [{ families }, { readSelection }, { isSingleNumber }, say] = await Promise.all([
        import('@baize/maths/lottery/families'),
        import('@baize/maths/lottery/readSelection'),
        import('@baize/maths/lottery/sharedLines'),
        loadWords(language),
      ]);
      /* Which animal the year has changes what Mark Six pays, and no play of it. */
      const family = families(0).find((one) => one.key === key);
      if (family === undefined) throw new Error(`There is no family ${key}.`);
      return family.plays.map((play) => {
        const example = play.samples.find((sample) => {
          const read = readSelection(play, sample);
          return !('fault' in read) && isSingleNumber(play, read.selection);
        });
        const name = fullPlayName(say, play);
        return { id: play.id, name, example: example ?? play.input.columns[0]?.tokens[0] ?? '' };
      });
    },
    staleTime: Infinity,
  });
}

/** The words of the betting pages, under the names that they have there. */
async function loadWords(
  language: Language,
): Promise<(key: string, values?: Record<string, string | number>) => string> {
  const load = [language, fallbackLanguage].map(
    (one) => dictionaries[`../../../../../languages/${languages[one].folder}/portal/lottery.json`],
  );
  const messages = (await load.find((found) => found !== undefined)?.()) ?? {};
  const words = setupI18n({
    locale: language,
    messages: {
      [language]: Object.fromEntries(Object.entries(messages).map(([key, text]) => [`lottery.${key}`, text])),
    },
  });
  return (key, values) => words._(key, values);
}
