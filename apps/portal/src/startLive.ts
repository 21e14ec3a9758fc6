import { connectLive } from '@baize/client';
import {
  getBalance,
  getConsolidated,
  getFeedback,
  getUnreadCount,
  getWithdrawRules,
  listDeposits,
  listMessages,
  listTransactions,
  listWithdrawals,
  type liveEvents,
} from '@baize/contract';
import { toast } from '@baize/ui/toast';
import type { QueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { query } from './call.ts';
import { contractQueries } from './components/contracts/contractQueries.ts';
import { rewardQueries } from './components/promotions/rewardQueries.ts';
import { moneyText } from './components/moneyText.ts';
import { closeGate } from './gate.ts';
import type { WordKey } from './i18n/WordKey.ts';
import { needWords, words } from './i18n/words.ts';
import { joinTabs } from './joinTabs.ts';
import { endSession } from './session.ts';
import { setBalance } from './useBalance.ts';

/* What each kind of news makes old. */
const moneyQueries = [listDeposits.id, listWithdrawals.id, getWithdrawRules.id, listTransactions.id];
const letterQueries = [getUnreadCount.id, listMessages.id, getFeedback.id];
const agreementQueries = [getConsolidated.id, ...contractQueries];

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
        /* A deposit may be what a promotion waits for. */
        for (const id of [...moneyQueries, ...rewardQueries]) refresh(id);
        void tell(kind, moneyText(amount, currency));
      },
      unread: (news) => {
        queries.setQueryData(query(getUnreadCount, {}).queryKey, news);
        /* Two pieces of news may overtake each other; what is asked for now is true. */
        for (const id of letterQueries) refresh(id);
      },
      siteClosed: ({ reason }) => closeGate(reason),
      reward: () => {
        for (const id of rewardQueries) refresh(id);
      },
      contract: () => {
        for (const id of agreementQueries) refresh(id);
      },
      forcedLogout: ({ reason }) => endSession(reason),
    },
    onConnection: (isLive) => {
      /* What was said while the line was down is not said again. */
      if (isLive && wasAway) {
        for (const id of [getBalance.id, ...moneyQueries, ...letterQueries, ...rewardQueries, ...agreementQueries]) {
          refresh(id);
        }
      }
      wasAway = !isLive;
    },
    onRefused: () => endSession('expired'),
  });
  return () => {
    leaveTabs();
    disconnect();
  };
}

type MoneyNews = z.output<typeof liveEvents.message>['kind'];

/** How each kind of news is shown, and its second line; the first is `wallet.toast.<kind>`. */
const notices = {
  depositApproved: { tone: 'success', next: 'wallet.toast.credited' },
  depositRejected: { tone: 'warning', next: 'wallet.toast.rejected' },
  depositHeld: { tone: 'warning', next: 'wallet.toast.heldNext' },
  depositReturned: { tone: 'warning', next: 'wallet.toast.returnedNext' },
  withdrawalApproved: { tone: 'success', next: 'wallet.toast.withdrawalApprovedNext' },
  withdrawalPaid: { tone: 'success', next: 'wallet.toast.withdrawalPaidNext' },
  withdrawalRejected: { tone: 'warning', next: 'wallet.toast.withdrawalReturned' },
} as const satisfies Record<MoneyNews, { tone: 'success' | 'warning'; next: WordKey }>;

async function tell(kind: MoneyNews, amount: string): Promise<void> {
  await needWords(['wallet']);
  const say = (key: WordKey) => words().i18n._(key, { amount });
  const { tone, next } = notices[kind];
  toast[tone](say(`wallet.toast.${kind}`), { description: say(next) });
}
