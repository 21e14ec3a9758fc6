import type { contractBill } from '@baize/contract';
import type { Ngr } from '@baize/maths/contracts/Formula';
import type { ContractKind, Terms } from '@baize/maths/contracts/Terms';
import type * as z from 'zod/mini';

export type BillStatus = z.output<typeof contractBill>['status'];

/** A bill as stored; amounts in 1/100,000. */
export type BillRow = Readonly<{
  id: bigint;
  brandId: number;
  contractId: bigint;
  kind: ContractKind;
  payerId: bigint;
  memberId: bigint;
  currency: string;
  fromDay: string;
  /** The end of the period, exclusive. */
  toDay: string;
  slotAt: Date | null;
  terms: Terms;
  validBet: bigint;
  net: bigint;
  activeMembers: number;
  lateBet: bigint;
  lateNet: bigint;
  lateRounds: number;
  correctedRounds: number;
  /** How the result of a dividend came about where a formula took something off. */
  ngr: Ngr | null;
  carryIn: bigint;
  carryOut: bigint;
  tier: number;
  rateBps: number;
  amount: bigint;
  paid: bigint;
  depth: number;
  status: BillStatus;
  attempts: number;
  reason: string;
  createdAt: Date;
  paidAt: Date | null;
  /** When it is tried again, while an account is locked or closed. */
  retryAt: Date | null;
}>;

/** The facts that a bill was summed from: after one and up to another, and how many of each billed day. */
export type BillFacts = Readonly<{ after: bigint; upTo: bigint; byDay: Readonly<Record<string, number>> }>;

/** A newly computed bill. */
export type NewBill = Omit<BillRow, 'id' | 'paid' | 'attempts' | 'reason' | 'createdAt' | 'paidAt' | 'retryAt'> &
  Readonly<{ period: string; hours: readonly NewHour[]; facts: BillFacts }>;

export type NewHour = Readonly<{ hour: number; validBet: bigint; tier: number; rateBps: number; amount: bigint }>;
