import type {
  contractBill,
  contractOverview,
  contractRequest,
  contractState,
  contractTemplate,
  formulaVersion,
  listPayments,
  listRebateRounds,
  OutputOf,
} from '@baize/contract';
import type { billRound } from '@baize/contract/contracts/billRounds';
import type { lineRebate } from '@baize/contract/contracts/lineRebate';
import type { Formula } from '@baize/maths/contracts/Formula';
import type { Terms } from '@baize/maths/contracts/Terms';
import { addDays } from '@baize/maths/contracts/addDays';
import type * as z from 'zod/mini';
import type { presentRound } from '#modules/vendors/index.ts';
import type { BillRow } from './BillRow.ts';
import type { ContractRow } from './ContractRow.ts';
import type { FormulaRow } from './FormulaRow.ts';
import type { PaymentRow } from './PaymentRow.ts';
import type { RebateRow } from './RebateRow.ts';
import type { RequestRow } from './RequestRow.ts';
import { versionOn } from './rules.ts';
import type { BillFact } from './store/billRounds.ts';
import type { RebateFact } from './store/rebateRounds.ts';
import type { TemplateRow } from './TemplateRow.ts';

/** Shares of the line are in 1/1,000,000. */
const FINE = 1_000_000n;

/** Names of accounts by id; the house has none. */
export type Names = ReadonlyMap<bigint, string>;

const presentTerms = (terms: Terms) => ({ ...terms, tiers: terms.tiers.map((tier) => ({ ...tier })) });

export function presentContract(row: ContractRow, names: Names, today: string): z.output<typeof contractState> {
  const now = versionOn(row, today);
  const next = row.versions.findLast(({ fromDay }) => fromDay > today && fromDay > now.fromDay);
  return {
    ...{ id: String(row.id), kind: row.kind, currency: row.currency },
    ...{ payer: names.get(row.payerId) ?? '', account: names.get(row.memberId) ?? '' },
    terms: presentTerms(now.terms),
    ...{ startsDay: row.startsDay, endsDay: row.endsDay },
    next: next === undefined ? null : { fromDay: next.fromDay, terms: presentTerms(next.terms) },
  };
}

/** Every version of a contract's terms, oldest first. */
export const presentVersions = ({ versions }: ContractRow) =>
  versions.map(({ fromDay, terms }) => ({ fromDay, terms: presentTerms(terms) }));

export function presentRequest(
  row: RequestRow,
  { names, viewer, present }: { names: Names; viewer: bigint; present: Terms | undefined },
): z.output<typeof contractRequest> {
  return {
    ...{ id: String(row.id), kind: row.kind, what: row.what, status: row.status },
    ...{ payer: names.get(row.payerId) ?? '', account: names.get(row.memberId) ?? '' },
    isOwn: row.askedBy === viewer,
    terms: row.terms === null ? null : presentTerms(row.terms),
    present: present === undefined ? null : presentTerms(present),
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

export function presentBill(row: BillRow, names: Names): z.output<typeof contractBill> {
  return {
    ...{ id: String(row.id), kind: row.kind, period: row.terms.period, currency: row.currency },
    ...{ payer: names.get(row.payerId) ?? '', account: names.get(row.memberId) ?? '' },
    ...{ fromDay: row.fromDay, lastDay: addDays(row.toDay, -1), slotAt: row.slotAt?.toISOString() ?? null },
    ...{ validBet: row.validBet, profitAndLoss: row.net, activeMembers: row.activeMembers },
    ngr: row.ngr,
    ...{ rateBps: row.rateBps, tier: row.tier + 1, amount: row.amount, paid: row.paid, status: row.status },
    carried: {
      ...{ validBet: row.lateBet, profitAndLoss: row.lateNet, before: row.carryIn },
      ...{ lateRounds: row.lateRounds, correctedRounds: row.correctedRounds },
    },
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    isBlocked: row.retryAt !== null,
    reason: row.reason,
  };
}

export const presentPayment = (
  row: PaymentRow,
  names: Names,
): OutputOf<typeof listPayments>['page']['content'][number] => ({
  ...{ billId: String(row.billId), attempt: row.attempt, kind: row.kind, payer: names.get(row.payerId) ?? '' },
  ...{ fromDay: row.fromDay, lastDay: addDays(row.toDay, -1), slotAt: row.slotAt?.toISOString() ?? null },
  ...{ amount: row.amount, paidAt: row.paidAt.toISOString() },
});

/** A round behind a bill; without an `account` it is not said whose it was. */
export function presentBillRound(
  { id, memberId, roundId, why, day, hour, isCarried, validBet, net, settledAt }: BillFact,
  round: ReturnType<typeof presentRound> | undefined,
  account: string | undefined,
): z.output<typeof billRound> {
  if (round === undefined) throw new Error(`Round ${roundId} was billed and is not there.`);
  return {
    ...{ id: String(id), memberId: account === undefined ? null : String(memberId), account: account ?? '' },
    ...{ round, why, day, hour, isCarried, validBet, profitAndLoss: net, at: settledAt.toISOString() },
  };
}

/** What is below 1/100,000 is kept and not shown. */
export function presentRebate(row: RebateRow): z.output<typeof lineRebate> {
  return {
    ...{ id: String(row.id), slotAt: row.slotAt.toISOString(), ownBet: row.ownBet, teamBet: row.teamBet },
    ...{ earned: row.earned / FINE, before: row.carryIn / FINE, amount: row.amount, status: row.status },
  };
}

/** A round behind a rebate, with what it brought the member. */
export function presentRebateRound(
  { memberId, share, validBet }: RebateFact,
  round: z.output<typeof billRound>,
  viewer: bigint,
): OutputOf<typeof listRebateRounds>['page']['content'][number] {
  return { ...round, isOwn: memberId === viewer, sharePpm: share, earned: (validBet * BigInt(share)) / FINE };
}

/** Every five minutes real-time wages are settled; all others once the business day of every kind of game is over. */
export function presentOverview(
  contract: ContractRow | undefined,
  facts: {
    names: Names;
    today: string;
    currency: string;
    sums: { today: bigint; yesterday: bigint };
    formula: Formula | null;
    nextAt: Date;
  },
): z.output<typeof contractOverview> {
  return {
    contract: contract === undefined ? null : presentContract(contract, facts.names, facts.today),
    ...facts.sums,
    currency: facts.currency,
    formula: facts.formula,
    nextAt: facts.nextAt.toISOString(),
  };
}

/** Formulas with how each stands on a day; `rows` are the latest first. */
export function presentFormulas(rows: readonly FormulaRow[], today: string): z.output<typeof formulaVersion>[] {
  const inForce = rows.find(({ fromDay }) => fromDay <= today);
  return rows.map((row, at) => {
    const isReplaced = rows[at - 1]?.fromDay === row.fromDay;
    const begun = row.id === inForce?.id ? 'inForce' : 'past';
    return {
      ...row,
      id: String(row.id),
      state: isReplaced ? 'replaced' : row.fromDay > today ? 'coming' : begun,
      createdAt: row.createdAt.toISOString(),
    };
  });
}

export function presentTemplate(row: TemplateRow): z.output<typeof contractTemplate> {
  return {
    ...{ id: String(row.id), name: row.name, kind: row.kind, isRetired: row.isRetired, createdBy: row.createdBy },
    terms: presentTerms(row.terms),
    createdAt: row.createdAt.toISOString(),
  };
}
