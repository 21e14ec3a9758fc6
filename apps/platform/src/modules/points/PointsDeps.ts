import type { Brand } from '#kit/implement.ts';
import type { Client, Pool } from '#kit/db.ts';
import type { Limiter } from '#kit/limit.ts';
import type { Logger } from '@baize/server/logger';
import type { Catalogue } from '#modules/games/index.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Messages } from '#modules/messages/index.ts';
import type { Operators } from '#modules/operators/index.ts';
import type { Wallet } from '#modules/wallet/index.ts';

/** The client of a transaction: commands only pass it on to the store. */
export type Transaction = Client;

export type PointsDeps = {
  pool: Pool;
  wallet: Pick<Wallet, 'announce'>;
  identity: Pick<Identity, 'checkPaymentPassword' | 'accountsOf' | 'findAccountByName'>;
  messages: Pick<Messages, 'languageOf' | 'writeWithin'>;
  operators: Pick<Operators, 'isOwnAccount'>;
  /** Game categories. */
  catalogue: Pick<Catalogue, 'classesOf'>;
  limiter: Limiter;
  brands: () => Promise<readonly Brand[]>;
  log: Logger;
};
