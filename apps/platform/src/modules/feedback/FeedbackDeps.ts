import type { Pool } from '../../kit/db.ts';
import type { Limiter } from '../../kit/limit.ts';
import type { Messages } from '../messages/index.ts';

export type FeedbackDeps = Readonly<{
  pool: Pool;
  limiter: Limiter;
  messages: Pick<Messages, 'languageOf' | 'writeWithin'>;
}>;
