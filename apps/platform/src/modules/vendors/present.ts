import type { LocalTexts } from '@baize/contract/localText';
import type { OutputOf, listRounds } from '@baize/contract';
import type { RoundRow, RoundTotals } from './rules.ts';

type Page = OutputOf<typeof listRounds>;
export type RoundShape = Page['page']['content'][number];
type TotalsShape = Page['pageTotals'];

/** Display data of a game. */
export type GameDisplay = Readonly<{
  vassalage: string;
  vendorName: string;
  /** The category; empty for a game that no longer exists. */
  classify: string;
  gameCode: string;
  name: LocalTexts;
  image: string;
}>;

/** A stored round as screens show it; corrections count as winnings in the result, never as a bigger stake. */
export function presentRound(row: RoundRow, face: GameDisplay): RoundShape {
  return {
    id: row.id.toString(),
    vassalage: face.vassalage,
    vendorName: face.vendorName,
    gameCode: face.gameCode,
    gameName: face.name,
    image: face.image,
    round: row.round,
    currency: row.currency,
    bet: row.bet,
    validBet: row.validBet,
    isFree: row.isFree,
    win: row.win,
    net: row.win + row.adjusted - row.bet,
    status: row.status,
    startedAt: row.startedAt.toISOString(),
    endedAt: row.status === 'open' ? null : row.updatedAt.toISOString(),
  };
}

export function presentTotals({ rounds, bet, validBet, win, adjusted }: RoundTotals): TotalsShape {
  return { rounds, bet, validBet, win, net: win + adjusted - bet };
}

/** The same sums over the rows of one page. */
export function totalsOf(rows: readonly RoundRow[]): RoundTotals {
  return rows.reduce<RoundTotals>(
    (sum, row) => ({
      rounds: sum.rounds + 1,
      bet: sum.bet + row.bet,
      validBet: sum.validBet + row.validBet,
      win: sum.win + row.win,
      adjusted: sum.adjusted + row.adjusted,
    }),
    { rounds: 0, bet: 0n, validBet: 0n, win: 0n, adjusted: 0n },
  );
}
