import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import type { ChatDeps } from '../ChatDeps.ts';
import type { MemberOf, MessageRow } from '../MessageRow.ts';
import { calledNames, cleanText, holdsWord, sayLimits } from '../rules.ts';
import { readWords } from '../store/members.ts';
import { insertMessage, readHandles, readSaid, readStanding, takePlace } from '../store/messages.ts';

type Said = MemberOf & { roomId: string; requestId: string; text: string };

/**
 * Stores a message, idempotent by request id. Whether the member may write is checked while the room is locked, so that
 * concurrent sockets cannot bypass it.
 */
export async function sayText({ pool, limiter }: Pick<ChatDeps, 'pool' | 'limiter'>, said: Said): Promise<MessageRow> {
  const { brandId, memberId, roomId, requestId } = said;
  const first = await readSaid(pool, said);
  if (first) return first;
  const text = cleanText(said.text);
  if (text === undefined) throw new Refusal('chat_text_invalid');
  if (!(await limiter.hit(sayLimits.map((rule) => ({ ...rule, name: `chat.${rule.name}:${memberId}` }))))) {
    throw new Refusal('too_many_requests');
  }
  if (holdsWord(text, await readWords(pool, brandId))) throw new Refusal('chat_word_refused');
  const mentions = await readHandles(pool, brandId, calledNames(text));
  const writing = transact(pool, async (client) => {
    const taken = await takePlace(client, brandId, roomId);
    if (!taken) throw new Refusal('chat_room_not_found');
    // The same request on two sockets at once: the second waited for the lock and finds the first one's message; its
    // position is released.
    if (await readSaid(client, said)) throw new Refusal('request_conflict');
    const { isMuted, isTooSoon } = await readStanding(client, { ...said, slowSeconds: taken.slowSeconds });
    if (isMuted) throw new Refusal('chat_muted');
    if (isTooSoon) throw new Refusal('chat_too_soon', undefined, { seconds: taken.slowSeconds });
    await insertMessage(client, { brandId, memberId, roomId, requestId, seq: taken.seq, text, mentions });
  });
  await writing.catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'request_conflict') throw error;
  });
  const written = await readSaid(pool, said);
  if (!written) throw new Refusal('outcome_unknown');
  return written;
}
