import type { Play, Selection } from '@baize/maths/lottery/Play';

/** A selection with its total stake; `each` is the cost of one winning line, by prize. */
export type CountedBet = Readonly<{
  play: Play;
  read: Selection;
  lineCount: number;
  stake: bigint;
  each: readonly bigint[];
}>;

type OnNumber = { number: string; stake: bigint; most: bigint };

const SHOWN = 40;

/**
 * What stands on single numbers of two digits and more, counted from the selections: the stake of the lines with the
 * number, or of the whole bet where it wins with others only, and the cost of one winning line of each such bet. Bets
 * that a number does not come are left out.
 */
export function numberRisks(bets: readonly CountedBet[]): OnNumber[] {
  const sums = new Map<string, OnNumber>();
  for (const { play, read, lineCount, stake, each } of bets) {
    for (const [number, alone] of numbersOf(play, read)) {
      const lines = play.count(alone);
      const count = lines.reduce((sum, one) => sum + one, 0);
      const prizes = play.prizes.flatMap(({ kind }, at) => (count === 0 || lines[kind]! > 0 ? [each[at]!] : []));
      const known = sums.get(number) ?? { number, stake: 0n, most: 0n };
      sums.set(number, {
        number,
        stake: known.stake + (count === 0 ? stake : (stake * BigInt(count)) / BigInt(lineCount)),
        most: known.most + prizes.reduce((most, one) => (one > most ? one : most), 0n),
      });
    }
  }
  return [...sums.values()]
    .toSorted((a, b) => (a.most < b.most ? 1 : a.most > b.most ? -1 : a.number < b.number ? -1 : 1))
    .slice(0, SHOWN);
}

/** The numbers of a selection, each with what is left of the selection where it stands alone. */
function numbersOf({ input, group }: Play, { places, columns }: Selection): [string, Selection][] {
  if (group === 'miss') return [];
  if (input.kind === 'entries') {
    return columns.map((entry) => [
      entry.map((token, at) => input.columns[at]!.tokens[token]!).join(''),
      { places, columns: [entry] },
    ]);
  }
  return columns.flatMap((chosen, at) =>
    chosen.flatMap((token): [string, Selection][] => {
      const number = input.columns[at]!.tokens[token]!;
      const alone = columns.map((_, other) => (other === at ? [token] : []));
      return /^\d{2,}$/.test(number) ? [[number, { places, columns: alone }]] : [];
    }),
  );
}
