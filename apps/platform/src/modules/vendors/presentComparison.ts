import type { listComparisons, listDifferences, OutputOf } from '@baize/contract';
import type { ComparisonRow } from './store/comparisons.ts';
import type { DifferenceRow } from './store/differences.ts';

export function presentComparison(row: ComparisonRow): OutputOf<typeof listComparisons>['content'][number] {
  return {
    ...{ id: String(row.id), vendor: row.vendor, from: row.from.toISOString(), to: row.to.toISOString() },
    ...{ status: row.status, listed: row.listed, found: row.found, fault: row.fault, askedBy: row.askedBy },
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentDifference(row: DifferenceRow): OutputOf<typeof listDifferences>['content'][number] {
  const side = (bet: bigint | null, win: bigint | null) => (bet === null || win === null ? null : { bet, win });
  return {
    ...{ id: String(row.id), vendor: row.vendor, memberId: String(row.memberId), round: row.round },
    ...{ gameCode: row.gameCode, currency: row.currency, kind: row.kind, amount: row.amount, state: row.state },
    ...{ ours: side(row.oursBet, row.oursWin), theirs: side(row.theirsBet, row.theirsWin), note: row.note },
    ...{ requestedBy: row.requestedBy, decidedBy: row.decidedBy, owed: row.owed, seenAt: row.seenAt.toISOString() },
  };
}
