import { listRestrictedNumbers } from '@baize/contract/lotteries/listRestrictedNumbers';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import type { RestrictedNumber } from './restrictedIn.ts';

const none: readonly RestrictedNumber[] = [];
const NEWS_MS = { some: 15_000, none: 60_000 } as const;

/**
 * The restricted numbers of the draw that takes bets. They only explain, so that nothing waits for them and nothing is said
 * where they cannot be read: the server decides.
 */
export function useRestricted(gameCode: string, drawNo: string | undefined): readonly RestrictedNumber[] {
  const asked = useQuery({
    ...query(listRestrictedNumbers, { gameCode, drawNo: drawNo ?? '' }),
    enabled: drawNo !== undefined,
    retry: false,
    refetchInterval: ({ state }) => ((state.data?.length ?? 0) > 0 ? NEWS_MS.some : NEWS_MS.none),
  });
  return asked.data ?? none;
}
