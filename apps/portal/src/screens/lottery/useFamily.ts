import type { Family } from '@baize/maths/lottery/Play';
import { useQuery } from '@tanstack/react-query';

/** The sums of a family, in a chunk that arrives once somebody bets. Mark Six depends on the animal of the lunar year. */
export function useFamily(key: string, yearAnimal: number) {
  return useQuery<Family>({
    queryKey: ['lotteries.family', key, yearAnimal],
    queryFn: async () => {
      const { families } = await import('@baize/maths/lottery/families');
      const family = families(yearAnimal).find((one) => one.key === key);
      if (family === undefined) throw new Error(`There is no family ${key}.`);
      return family;
    },
    staleTime: Infinity,
    structuralSharing: false,
  });
}
