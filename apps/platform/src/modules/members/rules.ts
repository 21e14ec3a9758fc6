import type { OutputOf } from '@baize/contract';
import type { getProfit } from '@baize/contract/members/getProfit';
import type { TransactionKind } from '@baize/contract/wallet/ledgerKinds';

type Profit = OutputOf<typeof getProfit>;
type Played = Readonly<{ rounds: number; bet: bigint; validBet: bigint; win: bigint; adjusted: bigint }>;

/** Play of a game on a day, with the game's category and vendor. */
export type PlayedDay = Played & Readonly<{ day: string; gameClassify: string; vassalage: string; vendorName: string }>;

type ProfitGroup = 'rebate' | 'bonus' | 'deposits' | 'withdrawals';

/** What a kind of movement is to a member's profit; the others (bets, wins, transfers) are none by themselves. */
export const profitKinds: Readonly<Partial<Record<TransactionKind, ProfitGroup>>> = {
  rebate: 'rebate',
  lineRebate: 'rebate',
  bonusReleased: 'bonus',
  pointsCredit: 'bonus',
  pointsConverted: 'bonus',
  envelopeShare: 'bonus',
  deposit: 'deposits',
  withdrawal: 'withdrawals',
  withdrawalReturned: 'withdrawals',
  withdrawalPaidBack: 'withdrawals',
};

const none: Played = { rounds: 0, bet: 0n, validBet: 0n, win: 0n, adjusted: 0n };

/** Totals by day, by category and vendor, and overall; all three have the same sums. */
export function profitOf(
  played: readonly PlayedDay[],
  moved: readonly Readonly<{ day: string; kind: TransactionKind; total: bigint }>[],
): Pick<Profit, 'totals' | 'days' | 'categories'> {
  const sumOf = (group: ProfitGroup, day?: string): bigint =>
    moved
      .filter((one) => profitKinds[one.kind] === group && (day === undefined || one.day === day))
      .reduce((sum, { total }) => sum + total, 0n);
  const withGains = (rows: readonly PlayedDay[], day?: string) => {
    const whole = present(total(rows));
    const gains = { rebate: sumOf('rebate', day), bonus: sumOf('bonus', day) };
    return { ...whole, ...gains, result: whole.net + gains.rebate + gains.bonus };
  };
  const gained = moved.filter(({ kind }) => profitKinds[kind] === 'rebate' || profitKinds[kind] === 'bonus');
  const days = [...new Set([...played, ...gained].map(({ day }) => day))].toSorted();
  const places = new Map<string, PlayedDay[]>();
  for (const row of played) {
    const place = `${row.gameClassify}/${row.vassalage}`;
    places.set(place, [...(places.get(place) ?? []), row]);
  }
  return {
    totals: { ...withGains(played), deposits: sumOf('deposits'), withdrawals: -sumOf('withdrawals') },
    days: days.map((day) => ({
      day,
      ...withGains(
        played.filter((one) => one.day === day),
        day,
      ),
    })),
    categories: [...places.values()]
      .flatMap((rows) => {
        const [first] = rows;
        if (first === undefined) return [];
        const { gameClassify, vassalage, vendorName } = first;
        return [{ gameClassify, vassalage, vendorName, ...present(total(rows)) }];
      })
      .toSorted((a, b) => (a.bet === b.bet ? 0 : a.bet < b.bet ? 1 : -1)),
  };
}

function total(rows: readonly Played[]): Played {
  return rows.reduce(
    (sum, row) => ({
      rounds: sum.rounds + row.rounds,
      bet: sum.bet + row.bet,
      validBet: sum.validBet + row.validBet,
      win: sum.win + row.win,
      adjusted: sum.adjusted + row.adjusted,
    }),
    none,
  );
}

function present({ adjusted, ...row }: Played) {
  return { ...row, net: row.win + adjusted - row.bet };
}
