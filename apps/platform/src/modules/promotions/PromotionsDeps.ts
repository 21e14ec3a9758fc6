import type { Client, Pool } from '#kit/db.ts';
import type { Clock } from '@baize/server/clock';
import type { Brand } from '#kit/implement.ts';
import type { Limiter } from '#kit/limit.ts';
import type { Logger } from '@baize/server/logger';
import type { SecretBox } from '#kit/createSecretBox.ts';
import type { Catalogue } from '#modules/games/index.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Messages } from '#modules/messages/index.ts';
import type { Operators } from '#modules/operators/index.ts';
import type { Wallet } from '#modules/wallet/index.ts';

/** The client of a transaction: commands only pass it on to the store. */
export type Transaction = Client;

export type PromotionsDeps = {
  pool: Pool;
  limiter: Limiter;
  wallet: Pick<Wallet, 'announce'>;
  /** Registration dates. */
  identity: Pick<Identity, 'accountsOf' | 'invitationOf'>;
  /** Game categories, names, and games with free rounds. */
  catalogue: Pick<Catalogue, 'classesOf' | 'displayOf' | 'freeOffersOf'>;
  /** Encrypts the seeds of draws and pots until they are revealed. */
  secrets: SecretBox;
  brands: () => Promise<readonly Brand[]>;
  clock: Clock;
  messages: Pick<Messages, 'languageOf' | 'writeWithin'>;
  operators: Pick<Operators, 'isOwnAccount'>;
  log: Logger;
};
