import { fullPlayName } from '@baize/contract/lotteries/playName';
import { useQuery } from '@tanstack/react-query';
import { loadBettingWords } from '../../i18n/loadBettingWords.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

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
        loadBettingWords(language),
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
