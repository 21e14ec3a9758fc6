import type { Pool } from '#kit/db.ts';
import type { Limiter } from '#kit/limit.ts';
import type { Messages } from '#modules/messages/index.ts';

export type FeedbackDeps = Readonly<{
  pool: Pool;
  limiter: Limiter;
  messages: Pick<Messages, 'languageOf' | 'writeWithin'>;
}>;
