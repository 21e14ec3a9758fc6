import * as z from 'zod/mini';
import { endSession, onSessionEnd } from './session.ts';

const ending = z.object({
  token: z.string(),
  reason: z.enum(['loggedOut', 'expired', 'signedInElsewhere', 'locked']),
});

/** Ends the session in every tab that holds the same token as soon as it ends in one. Returns how to leave. */
export function joinTabs(token: string): () => void {
  const channel = new BroadcastChannel('session');
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const news = ending.safeParse(data);
    if (news.success && news.data.token === token) endSession(news.data.reason);
  });
  const stopHearing = onSessionEnd((reason) => channel.postMessage({ token, reason }));
  return () => {
    stopHearing();
    channel.close();
  };
}
