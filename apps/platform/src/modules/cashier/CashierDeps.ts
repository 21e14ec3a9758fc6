import type { Client, Pool, Queryable } from '#kit/db.ts';
import type { Logger } from '@baize/server/logger';
import type { Gateways } from '#modules/gateways/index.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Messages } from '#modules/messages/index.ts';
import type { Operators } from '#modules/operators/index.ts';
import type { Wallet } from '#modules/wallet/index.ts';

/** The client of a transaction: commands only pass it on to the store. */
export type Transaction = Client;

export type CashierDeps = {
  pool: Pool;
  wallet: Pick<Wallet, 'announce'>;
  /** Identity checks for withdrawals: the payee's name and the payment password. */
  identity: Pick<Identity, 'accountsOf' | 'checkPaymentPassword' | 'paymentOf' | 'settlePayee'>;
  gateways: Pick<
    Gateways,
    'listGateways' | 'findGateway' | 'openPayment' | 'startPayment' | 'paymentsOf' | 'openPayout' | 'startPayout'
  >;
  /** A member's verification level with its withdrawal limits; undefined where the brand requires none. */
  allowanceOf(
    db: Queryable,
    who: { brandId: number; memberId: bigint; currency: string },
  ): Promise<{ level: number; single: bigint | null; daily: bigint | null } | undefined>;
  /** How far a member is verified, whatever the brand asks for. */
  memberLevel(db: Queryable, who: { brandId: number; memberId: bigint }): Promise<number>;
  operators: Pick<Operators, 'isOwnAccount'>;
  /** Has promotions look at a credited deposit, in the transaction that credits it. */
  promotions: { noteFact(client: Client, member: { brandId: number; memberId: bigint }): Promise<void> };
  /** Writes the member's message, in the transaction of the decision. */
  messages: Pick<Messages, 'languageOf' | 'writeWithin'>;
  log: Logger;
  /** The portal's public URL; a brand's own domain replaces the host. */
  publicUrl: string;
};
