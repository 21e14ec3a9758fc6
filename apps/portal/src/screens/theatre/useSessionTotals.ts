import { listRounds } from '@baize/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { query } from '../../call.ts';
import { useSession } from '../../session.ts';
import { useBalance } from '../../useBalance.ts';
import { nowMs, useBrand } from '../../useBrand.ts';

/* At the top of the file, since the compiler of components and hooks loses big numbers that are written inside one. */
const NOTHING = 0n;

/** What was staked and what it came to since the stage was entered, from the member's own betting record. */
export function useSessionTotals(isEnabled: boolean) {
  const { currency } = useBrand();
  const { status, isTrial } = useSession();
  const [sinceMs] = useState(nowMs);
  const balance = useBalance();
  const totals = useQuery({
    ...query(listRounds, { from: new Date(sinceMs).toISOString(), pageSize: 10 }),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
  const version = balance.data?.version;
  const refresh = useEffectEvent(() => {
    if (isEnabled) void totals.refetch();
  });
  /* Every bet and every win moves the balance, whichever vendor it came from. */
  useEffect(() => {
    if (version !== undefined) refresh();
  }, [version]);

  return {
    sinceMs,
    currency,
    isGuest: status !== 'member' || isTrial === true,
    staked: totals.data?.grandTotals.bet ?? NOTHING,
    won: (totals.data?.grandTotals.bet ?? NOTHING) + (totals.data?.grandTotals.net ?? NOTHING),
    net: totals.data?.grandTotals.net ?? NOTHING,
    rounds: totals.data?.page.content ?? [],
    refresh: () => void totals.refetch(),
  };
}
