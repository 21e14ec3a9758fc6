import { sessionEnds } from '@baize/contract/identity/sessionEnds';
import * as z from 'zod/mini';
import { openTabChannel } from './askSiblings.ts';
import { endSession, onSessionEnd, readSession } from './session.ts';

const ending = z.object({
  token: z.string(),
  reason: z.enum(sessionEnds),
});
const asking = z.object({ ask: z.string() });

/**
 * Ends the session in every tab that holds the same token as soon as it ends in one, and hands it to tabs that ask for
 * one. Returns how to leave.
 */
export function joinTabs(token: string, channel: BroadcastChannel = openTabChannel()): () => void {
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const news = ending.safeParse(data);
    if (news.success && news.data.token === token) endSession(news.data.reason);
    const question = asking.safeParse(data);
    const { status, token: own, member } = readSession();
    if (question.success && status === 'member' && own === token) {
      channel.postMessage({ answer: question.data.ask, token, member });
    }
  });
  const stopListening = onSessionEnd((reason) => channel.postMessage({ token, reason }));
  return () => {
    stopListening();
    channel.close();
  };
}
