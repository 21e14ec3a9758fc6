import type { rebateClasses } from '@baize/contract';

export type RebateClass = (typeof rebateClasses)[number];
export type RebateRates = Record<RebateClass, number>;

/** A category's valid bets without a rebate yet, the rate and the resulting amount. */
export type RebateLine = { classify: RebateClass; validBet: bigint; rateBps: number; amount: bigint };

export type RebateRules = { rates: RebateRates; minimum: bigint; since: Date; version: number };

export type ClaimRow = {
  id: bigint;
  amount: bigint;
  currency: string;
  /** As stored: amounts are texts of 1/100,000 units. */
  lines: { classify: RebateClass; validBet: string; rateBps: number; amount: string }[];
  createdAt: Date;
};
