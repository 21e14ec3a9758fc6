import type { Client, Pool } from '#kit/db.ts';
import type { Brand } from '#kit/implement.ts';
import type { Limiter } from '#kit/limit.ts';
import type { Logger } from '@baize/server/logger';
import type { Identity } from '#modules/identity/index.ts';
import type { Messages } from '#modules/messages/index.ts';
import type { Operators } from '#modules/operators/index.ts';
import type { Wallet } from '#modules/wallet/index.ts';

/** The connection that a transaction runs on: commands hand it on to the store and say nothing to it themselves. */
export type Transaction = Client;

/** What pay has to know of a brand. */
export type PaidBrand = Pick<Brand, 'id' | 'timeZone' | 'currency' | 'modules'>;

export type ContractsDeps = Readonly<{
  pool: Pool;
  log: Logger;
  limiter: Limiter;
  wallet: Pick<Wallet, 'announce' | 'announceChanges'>;
  identity: Pick<Identity, 'accountsOf' | 'findAccountByName' | 'checkPaymentPassword'>;
  operators: Pick<Operators, 'isOwnAccount'>;
  messages: Pick<Messages, 'writeWithin'>;
  brands(): Promise<readonly PaidBrand[]>;
  /** The category of every game, as `<vendor id>:<code>`; what it does not know is a slot. */
  classesOf(brandId: number): Promise<ReadonlyMap<string, string>>;
}>;
