import type { rebateClasses } from '@baize/contract';

export type RebateClass = (typeof rebateClasses)[number];
export type RebateRates = Record<RebateClass, number>;

/** What of a category's valid bets is still to be paid, at which rate, and what that comes to. */
export type RebateLine = { classify: RebateClass; validBet: bigint; rateBps: number; amount: bigint };

export type RebateRules = { rates: RebateRates; minimum: bigint; since: Date; version: number };

export type ClaimRow = {
  id: bigint;
  amount: bigint;
  currency: string;
  /** As they stand in the row: amounts are texts of 1/100,000 units. */
  lines: { classify: RebateClass; validBet: string; rateBps: number; amount: string }[];
  createdAt: Date;
};
