import type { Pool } from '#kit/db.ts';
import type { Logger } from '@baize/server/logger';
import type { EnvelopeRow } from './EnvelopeRow.ts';
import { chatRoomOf, type ChatServer } from './openChat.ts';
import { presentEnvelope } from './present.ts';
import { readEnvelope, readTakers } from './store/envelopes.ts';

/** Throttle of events per envelope: a full room takes a hundred shares in a second. */
const PAUSE_MS = 200;

/** Notifies rooms of their envelopes' state. */
export type EnvelopeNews = Readonly<{
  /** Throttled and coalesced. Call it after the commit; never throws. */
  tell(envelope: Pick<EnvelopeRow, 'id' | 'brandId'>): void;
  /** Waits for events in flight; no more are sent. */
  close(): Promise<void>;
}>;

export function createEnvelopeNews(deps: { pool: Pool; chat: ChatServer; log: Logger }): EnvelopeNews {
  const { pool, chat, log } = deps;
  const waiting = new Map<bigint, NodeJS.Timeout>();
  const telling = new Set<Promise<void>>();
  async function tellNow(id: bigint, brandId: number): Promise<void> {
    const row = await readEnvelope(pool, brandId, id);
    if (row) chat.to(chatRoomOf(row.roomId)).emit('envelope', presentEnvelope(row, await readTakers(pool, [id])));
  }
  return {
    tell({ id, brandId }) {
      if (waiting.has(id)) return;
      const timer = setTimeout(() => {
        waiting.delete(id);
        const told = tellNow(id, brandId)
          .catch((error: unknown) => log.warn({ operation: 'chat.envelope', err: error }, 'failed'))
          .finally(() => telling.delete(told));
        telling.add(told);
      }, PAUSE_MS);
      waiting.set(id, timer);
    },
    async close() {
      for (const timer of waiting.values()) clearTimeout(timer);
      await Promise.all(telling);
    },
  };
}
