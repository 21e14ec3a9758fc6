import type { Client, Pool } from '#kit/db.ts';
import type { Logger } from '@baize/server/logger';
import type { Adapter } from './adapters/Adapter.ts';

/** The connection that a transaction runs on: commands hand it on to the store and say nothing to it themselves. */
export type Transaction = Client;

/** What follows the commit of an outcome: news for open pages. */
export type Tell = () => Promise<void>;

/** What the cashier does with an outcome, in the transaction that notes it. Throwing undoes both. */
export type Settle = Readonly<{
  /** The language that the member is written to in. Asked before the transaction, since it takes a connection of its own. */
  languageOf(member: { brandId: number; memberId: bigint }): Promise<string>;
  depositPaid(client: Client, order: DepositOrder): Promise<Tell>;
  depositFailed(client: Client, order: DepositOrder): Promise<Tell>;
  withdrawalPaid(client: Client, order: WithdrawalOrder & { reference: string }): Promise<Tell>;
  withdrawalFailed(client: Client, order: WithdrawalOrder): Promise<Tell>;
}>;

type DepositOrder = { brandId: number; depositId: bigint; language: string };
type WithdrawalOrder = { brandId: number; withdrawalId: bigint; language: string; by: string };

export type GatewaysDeps = Readonly<{
  pool: Pool;
  log: Logger;
  settle: Settle;
  clock: () => number;
  adapters: Readonly<Record<'baizepay', Adapter>>;
}>;
