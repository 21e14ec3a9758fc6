import { getBalance } from '@baize/contract/wallet/getBalance';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Well inside the half hour after which the server ends a session that makes no call. */
const EVERY_MS = 4 * 60_000;

/**
 * Who plays makes no call of the portal for hours, since the vendor makes them all; the session would end in the middle
 * of a game. While the game is looked at, the balance is asked for now and then. A page that nobody looks at asks
 * nothing, so that a tab left behind still signs itself out.
 */
export function useStaySignedIn(isEnabled: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isEnabled) return undefined;
    let askedAt = Date.now();
    const look = (): void => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < EVERY_MS) return;
      askedAt = Date.now();
      void queries.refetchQueries({ queryKey: [getBalance.id] });
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isEnabled, queries]);
}
