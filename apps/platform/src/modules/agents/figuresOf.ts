import type { figures } from '@baize/contract';
import type { TransactionKind } from '@baize/contract/wallet/ledgerKinds';
import type * as z from 'zod/mini';
import type { Counted } from './Count.ts';

/** The categories that games belong to. */
export type Category = 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'LOTT' | 'ELOTT';

export type Figures = z.output<typeof figures>;

type Column = 'deposits' | 'withdrawals' | 'rebates' | 'pay' | 'activity';

/** Where a kind of movement counts in a report. What moves between a member's own purses counts nowhere. */
const columns: Readonly<Record<TransactionKind, Column | undefined>> = {
  ...{ deposit: 'deposits', withdrawal: 'withdrawals', withdrawalReturned: 'withdrawals' },
  ...{ withdrawalPaidBack: 'withdrawals', rebate: 'rebates', bonusReleased: 'activity' },
  ...{ dividend: 'pay', dailyWage: 'pay', hourlyWage: 'pay', realtimeWage: 'pay' },
  ...{ bet: undefined, win: undefined, freeWin: undefined, rollback: undefined, adjust: undefined },
  ...{ settledStake: undefined, jackpot: undefined, promo: undefined, envelopeShare: undefined },
  ...{ transferUp: undefined, transferDown: undefined, sendReturned: undefined },
  ...{ transferOut: undefined, transferReturned: undefined, transferIn: undefined },
  ...{ pointsPaid: undefined, pointsPaidBack: undefined, pointsCredit: undefined, pointsConverted: undefined },
};

export const columnOf = (kind: TransactionKind): Column | undefined => columns[kind];

/** Of money, what it is counted under. */
export const kindOf = ({ key }: Pick<Counted, 'key'>): TransactionKind => key as TransactionKind;

const noFigures: Figures = {
  ...{ deposits: 0n, withdrawals: 0n, rounds: 0, bets: 0n, validBets: 0n, payout: 0n },
  ...{ rebates: 0n, pay: 0n, activity: 0n, net: 0n },
};

/** The figures of several members together. */
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

/** Of play, what it is counted under: the category of the games, and what became of the rounds. */
export function splitPlay({ key }: Pick<Counted, 'key'>): { category: Category; status: string } {
  const [category = 'RNG', status = ''] = key.split(' ');
  return { category: category as Category, status };
}

/**
 * What play and money come to; rounds that were taken back are none. A withdrawal takes away, so it counts against its
 * sign in the books.
 */
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
