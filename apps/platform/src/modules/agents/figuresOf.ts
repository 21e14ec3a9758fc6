import type { figures } from '@baize/contract';
import { figureKinds, moneyFigures, type MoneyFigure } from '@baize/contract/agents/figureKinds';
import type { TransactionKind } from '@baize/contract/wallet/ledgerKinds';
import type * as z from 'zod/mini';
import type { Counted } from './Count.ts';

/** Game categories. */
export type Category = 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'LOTT' | 'ELOTT';

export type Figures = z.output<typeof figures>;

const columns = new Map<string, MoneyFigure>(
  moneyFigures.flatMap((figure) => figureKinds[figure].map((kind): [string, MoneyFigure] => [kind, figure])),
);

/** Where a kind of movement counts in a report. What moves between a member's own purses counts nowhere. */
export const columnOf = (kind: TransactionKind): MoneyFigure | undefined => columns.get(kind);

/** Of money, what it is counted under. */
export const kindOf = ({ key }: Pick<Counted, 'key'>): TransactionKind => key as TransactionKind;

const noFigures: Figures = {
  ...{ deposits: 0n, withdrawals: 0n, rounds: 0, bets: 0n, validBets: 0n, payout: 0n },
  ...{ rebates: 0n, pay: 0n, activity: 0n, net: 0n },
};

/** The sum of several members' figures. */
export function addFigures(all: Iterable<Figures>): Figures {
  const sum = { ...noFigures };
  for (const one of all) {
    sum.rounds += one.rounds;
    for (const name of [
      ...(['deposits', 'withdrawals', 'bets', 'validBets', 'payout'] as const),
      ...(['rebates', 'pay', 'activity', 'net'] as const),
    ]) {
      sum[name] += one[name];
    }
  }
  return sum;
}

/** Splits the key of play figures: the games' category and the rounds' status. */
export function splitPlay({ key }: Pick<Counted, 'key'>): { category: Category; status: string } {
  const [category = 'RNG', status = ''] = key.split(' ');
  return { category: category as Category, status };
}

/** Totals of play and money; rolled-back rounds do not count. A withdrawal is a debit, so its sign is inverted. */
export function figuresOf(rows: readonly Counted[]): Figures {
  const sum = { ...noFigures };
  for (const row of rows) {
    if (row.what === 'play' && splitPlay(row).status !== 'cancelled') {
      sum.rounds += Number(row.count);
      sum.bets += row.minus;
      sum.validBets += row.valid;
      sum.payout += row.plus;
    }
    const column = row.what === 'money' ? columnOf(kindOf(row)) : undefined;
    const amount = row.plus - row.minus;
    if (column !== undefined) sum[column] += column === 'withdrawals' ? -amount : amount;
  }
  return { ...sum, net: sum.payout - sum.bets + sum.rebates + sum.pay + sum.activity };
}
