import type { Client, Pool } from '#kit/db.ts';
import type { SecretBox } from '#kit/createSecretBox.ts';
import type { Limiter } from '#kit/limit.ts';
import type { Messages } from '#modules/messages/index.ts';
import type { Operators } from '#modules/operators/index.ts';

/** The connection that a transaction runs on: commands hand it on to the store and say nothing to it themselves. */
export type Transaction = Client;

export type KycDeps = Readonly<{
  pool: Pool;
  limiter: Limiter;
  /** Seals the papers: whoever has the database alone sees none. */
  secrets: SecretBox;
  operators: Pick<Operators, 'isOwnAccount'>;
  messages: Pick<Messages, 'languageOf' | 'writeWithin'>;
}>;
