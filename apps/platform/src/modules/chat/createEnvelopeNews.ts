import type { Pool } from '#kit/db.ts';
import type { Logger } from '@baize/server/logger';
import type { EnvelopeRow } from './EnvelopeRow.ts';
import { chatRoomOf, type ChatServer } from './openChat.ts';
import { presentEnvelope } from './present.ts';
import { readEnvelope, readTakers } from './store/envelopes.ts';

/** Between two pieces of news about one envelope: a full room takes a hundred shares in a second. */
const PAUSE_MS = 200;

/** Tells rooms how their envelopes stand. */
export type EnvelopeNews = Readonly<{
  /** Once now or soon, however often it is called meanwhile. After the commit; never throws. */
  tell(envelope: Pick<EnvelopeRow, 'id' | 'brandId'>): void;
  /** Waits for what is under way; nothing is told any more. */
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
