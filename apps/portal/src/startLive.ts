import { getBalance, liveEvents, listDeposits } from '@baize/contract';
import { toast } from '@baize/ui/toast';
import type { QueryClient } from '@tanstack/react-query';
import { io } from 'socket.io-client';
import { moneyText } from './components/moneyText.ts';
import { needWords, words } from './i18n/words.ts';
import type { WordKey } from './i18n/WordKey.ts';
import { joinTabs } from './joinTabs.ts';
import { endSession } from './session.ts';
import { setBalance } from './useBalance.ts';

/**
 * Keeps a signed-in tab up to date: the balance after every commit, news about deposits, and the end of the session,
 * from the server or from another tab. Returns how to stop.
 */
export function startLive(queries: QueryClient, token: string): () => void {
  const leaveTabs = joinTabs(token);
  const socket = io({ path: '/live', transports: ['websocket', 'polling'], tryAllTransports: true });
  let wasConnected = false;

  socket.on('connect', () => {
    socket.emit('authenticate', { token });
    /* What was said while the connection was away is not said again. */
    if (wasConnected) {
      void queries.invalidateQueries({ queryKey: [getBalance.id] });
      void queries.invalidateQueries({ queryKey: [listDeposits.id] });
    }
    wasConnected = true;
  });
  socket.on('balance', (payload: unknown) => {
    const news = liveEvents.balance.safeParse(payload);
    if (news.success) setBalance(queries, news.data);
  });
  socket.on('message', (payload: unknown) => {
    const news = liveEvents.message.safeParse(payload);
    if (!news.success) return;
    const { kind, amount, currency } = news.data;
    void queries.invalidateQueries({ queryKey: [listDeposits.id] });
    void tell(kind, moneyText(amount, currency));
  });
  socket.on('forcedLogout', (payload: unknown) => {
    const news = liveEvents.forcedLogout.safeParse(payload);
    endSession(news.success ? news.data.reason : 'expired');
  });

  return () => {
    leaveTabs();
    socket.close();
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
