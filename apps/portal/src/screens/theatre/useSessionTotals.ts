import { listRounds } from '@baize/contract';
import { getPlay } from '@baize/contract/limits/getPlay';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { query } from '../../call.ts';
import { useSession } from '../../session.ts';
import { useBalance } from '../../useBalance.ts';
import { useBrand } from '../../useBrand.ts';

/* At the top of the file, since the compiler of components and hooks loses big numbers that are written inside one. */
const NOTHING = 0n;

/**
 * Since when the member plays and what it came to, as the server tells it: a reload, another game or another tab begins
 * nothing anew. The rounds are those of the betting record since the same moment.
 */
export function useSessionTotals(isEnabled: boolean) {
  const { currency } = useBrand();
  const { status, isTrial } = useSession();
  const balance = useBalance();
  const isGuest = status !== 'member' || isTrial === true;
  const isAsked = isEnabled && !isGuest;
  const play = useQuery({ ...query(getPlay, {}), enabled: isAsked });
  const since = play.data?.since;
  const list = useQuery({
    ...query(listRounds, { ...(since === undefined ? {} : { from: since }), pageSize: 10 }),
    enabled: isAsked && since !== undefined,
    placeholderData: keepPreviousData,
  });
  const version = balance.data?.version;
  const askAgain = (): Promise<unknown> =>
    since === undefined ? play.refetch() : Promise.all([play.refetch(), list.refetch()]);
  const refresh = useEffectEvent(() => {
    if (isAsked) void askAgain();
  });
  /* Every bet and every win moves the balance, whichever vendor it came from. */
  useEffect(() => {
    if (version !== undefined) refresh();
  }, [version]);

  return {
    sinceMs: since === undefined ? undefined : Date.parse(since),
    currency: play.data?.currency ?? currency,
    isGuest,
    staked: play.data?.staked ?? NOTHING,
    won: play.data?.won ?? NOTHING,
    net: play.data?.net ?? NOTHING,
    rounds: list.data?.page.content ?? [],
    /** Asks for everything anew; answers the rounds then, newest first. */
    refresh: async () => {
      const [, { data }] = await Promise.all([play.refetch(), list.refetch()]);
      return data?.page.content ?? [];
    },
  };
}
