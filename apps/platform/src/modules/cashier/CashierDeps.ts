import type { Client, Pool, Queryable } from '#kit/db.ts';
import type { Logger } from '@baize/server/logger';
import type { Gateways } from '#modules/gateways/index.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Messages } from '#modules/messages/index.ts';
import type { Operators } from '#modules/operators/index.ts';
import type { Wallet } from '#modules/wallet/index.ts';

/** The connection that a transaction runs on: commands hand it on to the store and say nothing to it themselves. */
export type Transaction = Client;

export type CashierDeps = {
  pool: Pool;
  wallet: Pick<Wallet, 'announce'>;
  /** Whose money may leave: the payee and the payment password. */
  identity: Pick<Identity, 'accountsOf' | 'checkPaymentPassword' | 'paymentOf' | 'settlePayee'>;
  gateways: Pick<
    Gateways,
    'listGateways' | 'findGateway' | 'openPayment' | 'startPayment' | 'paymentsOf' | 'openPayout' | 'startPayout'
  >;
  /** A member's level of verification and what it lets them take out; nothing where the brand asks for none. */
  allowanceOf(
    db: Queryable,
    who: { brandId: number; memberId: bigint; currency: string },
  ): Promise<{ level: number; single: bigint | null; daily: bigint | null } | undefined>;
  /** How far a member is verified, whatever the brand asks for. */
  memberLevel(db: Queryable, who: { brandId: number; memberId: bigint }): Promise<number>;
  operators: Pick<Operators, 'isOwnAccount'>;
  /** Writes the decision to its member, in the transaction of the decision. */
  messages: Pick<Messages, 'languageOf' | 'writeWithin'>;
  log: Logger;
  /** Where the portal is reached; a brand's own domain takes the place of the host. */
  publicUrl: string;
};
