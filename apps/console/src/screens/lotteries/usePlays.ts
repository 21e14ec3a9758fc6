import { useQuery } from '@tanstack/react-query';

/** The plays of a family, each with a number written as a bet on it alone, in a chunk that arrives once it is asked for. */
export function usePlays(key: string) {
  return useQuery({
    queryKey: ['lotteries.plays', key],
    queryFn: async () => {
      const [{ families }, { readSelection }, { isSingleNumber }] = await Promise.all([
        import('@baize/maths/lottery/families'),
        import('@baize/maths/lottery/readSelection'),
        import('@baize/maths/lottery/sharedLines'),
      ]);
      /* Which animal the year has changes what Mark Six pays, and no play of it. */
      const family = families(0).find((one) => one.key === key);
      if (family === undefined) throw new Error(`There is no family ${key}.`);
      return family.plays.map((play) => {
        const example = play.samples.find((sample) => {
          const read = readSelection(play, sample);
          return !('fault' in read) && isSingleNumber(play, read.selection);
        });
        return { id: play.id, example: example ?? play.input.columns[0]?.tokens[0] ?? '' };
      });
    },
    staleTime: Infinity,
  });
}
