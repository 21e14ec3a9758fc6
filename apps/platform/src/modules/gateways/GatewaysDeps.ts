import type { Client, Pool } from '#kit/db.ts';
import type { Logger } from '@baize/server/logger';
import type { Adapter } from './adapters/Adapter.ts';

/** The client of a transaction: commands only pass it on to the store. */
export type Transaction = Client;

/** Notifies open pages after the commit of an outcome. */
export type Tell = () => Promise<void>;

/** What the cashier does with an outcome, in the transaction that records it. Throwing rolls back both. */
export type Settle = Readonly<{
  /** The language for messages to the member. Read before the transaction, since it needs a connection of its own. */
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
