import { payTable } from '@baize/maths/games/dragon-eight/payTable';
import { returnToPlayer } from '@baize/maths/games/dragon-eight/returnToPlayer';

const unit = 100_000n;
const exact = returnToPlayer().total;

/** Bets per line in 1/100 of a unit of currency; a whole bet is 25 of them. */
const lineBets = [1n, 2n, 4n, 10n, 20n, 40n, 100n, 200n, 400n];
const bets = lineBets.map((cents) => (cents * unit * BigInt(payTable.lines.length)) / 100n);

/** The studio's catalogue. */
export const games = {
  [payTable.code]: {
    code: payTable.code,
    version: payTable.version,
    names: { en: 'Dragon Eight', zh: '龙八' },
    category: 'Slots',
    product: 'Baize Studio',
    lines: payTable.lines.length,
    bets,
    defaultBet: bets[2]!,
    /** Truncated to two decimals, so it is never shown higher than it is. */
    returnPercent: `${(exact.numerator * 100n) / exact.denominator}.${(((exact.numerator * 10_000n) / exact.denominator) % 100n).toString().padStart(2, '0')}`,
  },
} as const;

export type Game = (typeof games)[string];
