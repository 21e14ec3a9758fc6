import type { Client, Pool } from '#kit/db.ts';
import type { SecretBox } from '#kit/createSecretBox.ts';
import type { Limiter } from '#kit/limit.ts';
import type { Messages } from '#modules/messages/index.ts';
import type { Operators } from '#modules/operators/index.ts';

/** The client of a transaction: commands only pass it on to the store. */
export type Transaction = Client;

export type KycDeps = Readonly<{
  pool: Pool;
  limiter: Limiter;
  /** Encrypts documents at rest: the database alone reveals none. */
  secrets: SecretBox;
  operators: Pick<Operators, 'isOwnAccount'>;
  messages: Pick<Messages, 'languageOf' | 'writeWithin'>;
}>;
