import type { OutputOf } from '@baize/contract';
import { getMerchantWallet } from '@baize/contract/transfers/getMerchantWallet';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call, decode, query } from '../../call.ts';
import { useSession } from '../../session.ts';

export type MerchantWallet = OutputOf<typeof getMerchantWallet>;

const KEPT = 'merchantWallet';
const OPEN_MS = 3_000;
const NOTHING = 0n;

/**
 * The wallets of the member. The answer is kept for this tab's session, so that they are there at once the next time and
 * only then asked for anew; while something is on its way between them they are asked for again and again.
 */
export function useMerchantWallet() {
  const { status, isTrial } = useSession();
  const { queryKey } = query(getMerchantWallet, {});
  return useQuery<MerchantWallet>({
    queryKey,
    enabled: status === 'member' && isTrial === false,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const answer = await call(getMerchantWallet, {}, { signal });
      sessionStorage.setItem(KEPT, JSON.stringify(z.encode(getMerchantWallet.output, answer as never)));
      return answer;
    },
    placeholderData: (previous) => previous ?? readKept(),
    refetchInterval: ({ state }) => (isMoving(state.data) ? OPEN_MS : false),
  });
}

const isMoving = (data: MerchantWallet | undefined): boolean =>
  data?.wallets.some(({ pending }) => pending > NOTHING) ?? false;

/** What was kept, if it makes sense: anybody can write there. */
function readKept(): MerchantWallet | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as unknown;
    return kept === null ? undefined : decode(getMerchantWallet, kept);
  } catch {
    return undefined;
  }
}
