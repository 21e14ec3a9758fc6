import { formatAmount, parseAmount } from '@baize/maths';
import type { getStatement, OutputOf } from '@baize/contract';
import type { StatementLine } from './adapters/Adapter.ts';
import type { PaymentRow } from './PaymentRow.ts';
import type { PayoutRow } from './PayoutRow.ts';

type Difference = OutputOf<typeof getStatement>['differences'][number];
type Own = { kind: 'payment' | 'payout'; caseId: bigint } & Pick<
  PaymentRow | PayoutRow,
  'orderId' | 'externalId' | 'amount' | 'currency' | 'status' | 'createdAt'
>;

/** Normalises an order's outcome of both sides; anything in progress is open. */
function endOf(status: string): 'paid' | 'failed' | 'open' | 'mismatch' {
  return status === 'paid' || status === 'failed' || status === 'mismatch' ? status : 'open';
}

/**
 * Compares the gateway's statement with ours, by order id. An order that is open here is in progress and not a
 * difference before `settledBefore`; afterwards every order has to be on both lists, with the same amount and outcome.
 */
export function compareStatement(
  own: readonly Own[],
  lines: readonly StatementLine[],
  settledBefore: Date,
): { equal: number; open: number; differences: Difference[] } {
  const theirs = new Map(lines.map((line) => [`${line.kind} ${line.orderId}`, line]));
  const differences: Difference[] = [];
  let [equal, open] = [0, 0];
  for (const row of own) {
    const key = `${row.kind} ${row.orderId}`;
    const line = theirs.get(key);
    theirs.delete(key);
    if (line !== undefined && isSame(row, line)) {
      equal += 1;
      continue;
    }
    const isOnItsWay = endOf(row.status) === 'open' && row.createdAt > settledBefore;
    if (isOnItsWay) open += 1;
    // An order refused before the gateway gave it an id is on no statement.
    else if (line === undefined && row.status === 'failed') equal += 1;
    else differences.push(differenceOf(row, line));
  }
  for (const line of theirs.values()) {
    differences.push({
      ...{ class: 'missingHere', kind: line.kind, orderId: line.orderId, externalId: line.externalId, caseId: null },
      ...{ here: null, there: sideOf(line) },
    });
  }
  return { equal, open, differences };
}

function isSame(row: Own, line: StatementLine): boolean {
  const isSameMoney = parseAmount(line.amount) === row.amount && line.currency === row.currency;
  return isSameMoney && endOf(row.status) === endOf(line.status);
}

function differenceOf(row: Own, line: StatementLine | undefined): Difference {
  return {
    class: line === undefined ? 'missingThere' : 'differs',
    ...{ kind: row.kind, orderId: row.orderId, externalId: line?.externalId ?? row.externalId },
    caseId: String(row.caseId),
    here: { status: row.status, amount: formatAmount(row.amount), currency: row.currency },
    there: line === undefined ? null : sideOf(line),
  };
}

const sideOf = ({ status, amount, currency }: StatementLine) => ({ status, amount, currency });
