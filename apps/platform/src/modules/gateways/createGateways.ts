import type { Queryable } from '#kit/db.ts';
import type { Module } from '#kit/implement.ts';
import type { Logger } from '@baize/server/logger';
import type { Pool } from '#kit/db.ts';
import { createBaizepay } from './adapters/createBaizepay.ts';
import { askPayment, askPayout } from './commands/askPayment.ts';
import type { GatewayRow } from './GatewayRow.ts';
import type { GatewaysDeps, Settle } from './GatewaysDeps.ts';
import { askDue } from './jobs/askDue.ts';
import { gatewaysModule } from './module.ts';
import type { PaymentRow } from './PaymentRow.ts';
import type { PayoutRow } from './PayoutRow.ts';
import { readGateway, readGateways } from './store/gateways.ts';
import { insertPayment, readPaymentOf, readPayments, type PaymentToOpen } from './store/payments.ts';
import { insertPayout, readPayouts, type PayoutToOpen } from './store/payouts.ts';

/** Public API for other modules. */
export type Gateways = Readonly<{
  module: Module;
  listGateways(brandId: number): Promise<GatewayRow[]>;
  /** A gateway of this brand; otherwise undefined. */
  findGateway(db: Queryable, brandId: number, id: number): Promise<GatewayRow | undefined>;
  /** Inserts an order for a deposit, in the deposit's transaction. */
  openPayment(db: Queryable, payment: PaymentToOpen): Promise<void>;
  /** After that commit: sends it to the gateway, once; its outcome is then polled. */
  startPayment(depositId: bigint): Promise<void>;
  /** The orders of these deposits, by deposit id. */
  paymentsOf(db: Queryable, depositIds: readonly bigint[]): Promise<Map<bigint, PaymentRow>>;
  /** Inserts a payout order, in the transaction that gives the withdrawal to the gateway. */
  openPayout(db: Queryable, payout: PayoutToOpen): Promise<PayoutRow>;
  /** After that commit: sends it to the gateway, once; its outcome is then polled. */
  startPayout(payout: PayoutRow): Promise<void>;
  payoutsOf(db: Queryable, withdrawalIds: readonly bigint[]): Promise<Map<bigint, PayoutRow>>;
  /** Polls everything that is due; a job does so every two seconds. */
  askDue(): Promise<number>;
}>;

type Options = { pool: Pool; log: Logger; settle: Settle; clock: () => number; deadlineMs?: number };

/** The gateways of all brands. `settle` is the cashier's handler of outcomes. */
export function createGateways({ deadlineMs, ...options }: Options): Gateways {
  const adapters = { baizepay: createBaizepay(deadlineMs === undefined ? {} : { deadlineMs }) };
  const deps: GatewaysDeps = { ...options, adapters };
  const { pool, log } = options;
  return {
    module: gatewaysModule(deps),
    listGateways: (brandId) => readGateways(pool, brandId),
    findGateway: async (db, brandId, id) => {
      const found = await readGateway(db, id);
      return found?.brandId === brandId ? found : undefined;
    },
    openPayment: insertPayment,
    startPayment: async (depositId) => {
      const payment = await readPaymentOf(pool, depositId);
      if (payment?.status !== 'creating') return;
      await askPayment(deps, payment).catch((error: unknown) =>
        log.error({ err: error, order: payment.orderId }, 'a payment was not noted; it is asked for again'),
      );
    },
    paymentsOf: async (db, ids) => {
      if (ids.length === 0) return new Map();
      return new Map((await readPayments(db, ids)).map((row) => [row.depositId, row]));
    },
    openPayout: insertPayout,
    startPayout: (payout) =>
      askPayout(deps, payout).catch((error: unknown) =>
        log.error({ err: error, order: payout.orderId }, 'a payout was not noted; it is asked for again'),
      ),
    payoutsOf: async (db, ids) => {
      if (ids.length === 0) return new Map();
      return new Map((await readPayouts(db, ids)).map((row) => [row.withdrawalId, row]));
    },
    askDue: () => askDue(deps),
  };
}
