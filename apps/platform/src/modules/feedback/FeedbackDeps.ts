import type { Pool } from '#kit/db.ts';
import type { Limiter } from '#kit/limit.ts';
import type { BotCheck } from '#modules/identity/index.ts';
import type { Messages } from '#modules/messages/index.ts';
import type { Outbox } from '#modules/outbox/index.ts';

export type FeedbackDeps = Readonly<{
  pool: Pool;
  limiter: Limiter;
  messages: Pick<Messages, 'languageOf' | 'writeWithin'>;
  botCheck: Pick<BotCheck, 'verify'>;
  outbox: Pick<Outbox, 'add' | 'canSend'>;
}>;
