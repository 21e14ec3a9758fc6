import { connectLive } from '@baize/client';
import { getBalance, listDeposits } from '@baize/contract';
import { toast } from '@baize/ui/toast';
import type { QueryClient } from '@tanstack/react-query';
import { moneyText } from './components/moneyText.ts';
import type { WordKey } from './i18n/WordKey.ts';
import { needWords, words } from './i18n/words.ts';
import { joinTabs } from './joinTabs.ts';
import { endSession } from './session.ts';
import { setBalance } from './useBalance.ts';

/**
 * Keeps a signed-in tab up to date: the balance after every commit, news about deposits, and the end of the session,
 * from the server or from another tab. Returns how to stop.
 */
export function startLive(queries: QueryClient, token: string): () => void {
  const leaveTabs = joinTabs(token);
  let wasAway = false;
  const refresh = (id: string): void => void queries.invalidateQueries({ queryKey: [id] });
  const disconnect = connectLive({
    token,
    on: {
      balance: (news) => setBalance(queries, news),
      message: ({ kind, amount, currency }) => {
        refresh(listDeposits.id);
        void tell(kind, moneyText(amount, currency));
      },
      forcedLogout: ({ reason }) => endSession(reason),
    },
    onLine: (isLive) => {
      /* What was said while the line was down is not said again. */
      if (isLive && wasAway) for (const { id } of [getBalance, listDeposits]) refresh(id);
      wasAway = !isLive;
    },
    onRefused: () => endSession('expired'),
  });
  return () => {
    leaveTabs();
    disconnect();
  };
}

async function tell(kind: 'depositApproved' | 'depositRejected', amount: string): Promise<void> {
  await needWords(['wallet']);
  const say = (key: WordKey) => words().i18n._(key, { amount });
  if (kind === 'depositApproved') {
    toast.success(say('wallet.toast.depositApproved'), { description: say('wallet.toast.credited') });
  } else {
    toast.warning(say('wallet.toast.depositRejected'), { description: say('wallet.toast.rejected') });
  }
}
