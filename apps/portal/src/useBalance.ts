import type { OutputOf } from '@baize/contract';
import { getBalance } from '@baize/contract/wallet/getBalance';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { query } from './call.ts';
import { useSession } from './session.ts';

type Balance = OutputOf<typeof getBalance>;

/** What the member can spend; empty for guests. */
export function useBalance() {
  const { status } = useSession();
  return useQuery({ ...query(getBalance, {}), enabled: status === 'member' });
}

/** Takes over a balance that was announced; an older version that arrives late is dropped. */
export function setBalance(queries: QueryClient, news: Pick<Balance, 'balance' | 'currency' | 'version'>): void {
  queries.setQueryData<Balance>(query(getBalance, {}).queryKey, (known) =>
    known !== undefined && BigInt(known.version) >= BigInt(news.version)
      ? known
      : { isSingle: known?.isSingle ?? 1, ...news },
  );
}
