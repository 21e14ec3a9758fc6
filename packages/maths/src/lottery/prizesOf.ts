import type { Play } from './Play.ts';
import { minus, over, plus, ratio, times, type Ratio } from './ratio.ts';
import { readSelection } from './readSelection.ts';

/** The lowest and the highest prize group of a member; a group is the return in 1/2,000. */
const MIN_GROUP = 1_700;
const MAX_GROUP = 2_000;

/** The terms at which a bet was accepted: the member's prize group, and the brand's declared return of an odds game. */
export type Terms = Readonly<{ group: number; returnBps?: number }>;

/** One prize of one play: the chance of a line, and its payout per 1 of the line's stake. */
export type PrizeFigure = Readonly<{ key: string; kind: number; chance: Ratio; multiple: Ratio; isPush: boolean }>;

const known = new WeakMap<Play, readonly Ratio[]>();

/**
 * Expected winning lines of one line, per prize: except for plays that pay per hit this is the probability. Enumerated
 * over the whole space of views, by the rule that settles it.
 */
export function chancesOf(play: Play): readonly Ratio[] {
  const before = known.get(play);
  if (before !== undefined) return before;
  const chances: (Ratio | undefined)[] = play.prizes.map(() => undefined);
  for (const sample of play.samples) {
    const read = readSelection(play, sample);
    if ('fault' in read) throw new Error(`The sample ${sample} of ${play.id} is refused: ${read.fault}.`);
    let total = 0n;
    const won = play.prizes.map(() => 0n);
    /* Most spaces have a hundred thousand results of weight 1: plain numbers are exact there. */
    let plain = 0;
    const plainWon = play.prizes.map(() => 0);
    for (const [seen, weight] of play.space(read.selection)) {
      const hits = play.hits(read.selection, seen);
      if (weight === 1n) {
        plain += 1;
        for (let at = 0; at < hits.length; at += 1) plainWon[at]! += hits[at]!;
        continue;
      }
      total += weight;
      for (const [at, lines] of hits.entries()) if (lines !== 0) won[at]! += BigInt(lines) * weight;
    }
    total += BigInt(plain);
    for (const [at, lines] of plainWon.entries()) won[at]! += BigInt(lines);
    for (const [at, { kind }] of play.prizes.entries()) {
      const lines = read.lines[kind]!;
      if (lines > 0) chances[at] ??= ratio(won[at]!, total * BigInt(lines));
    }
  }
  if (chances.includes(undefined)) throw new Error(`The samples of ${play.id} do not have lines of every kind.`);
  known.set(play, chances as Ratio[]);
  return chances as Ratio[];
}

/**
 * The return of a play at these terms, equal for all of its lines. A prize group is G / 2,000; an odds game has the
 * declared return; a market's payout for the first prize determines the return of all lines of the play.
 */
export function returnOf(play: Play, { group, returnBps }: Terms): Ratio {
  if (!Number.isInteger(group) || group < MIN_GROUP || group > MAX_GROUP) throw new RangeError('No such prize group.');
  if (returnBps !== undefined && (!Number.isInteger(returnBps) || returnBps < 1 || returnBps > 10_000)) {
    throw new RangeError('A return is above nothing and at most the stake.');
  }
  if (play.pays.by === 'group') return ratio(group, 2_000);
  if (play.pays.by === 'odds') return ratio(returnBps ?? play.pays.returnBps, 10_000);
  const first = play.prizes[0]!;
  return over(times(play.pays.multiple, weighed(play, first.kind)), ratio(first.weight));
}

/**
 * All prizes of a play: return x weight / expected weight, less what pushes return already. So the expected return of
 * every line is exactly the return of the play, whatever its chance.
 */
export function prizesOf(play: Play, terms: Terms): readonly PrizeFigure[] {
  const back = returnOf(play, terms);
  const chances = chancesOf(play);
  return play.prizes.map(({ key, kind, weight, isPush = false }, at) => {
    const chance = chances[at]!;
    if (isPush) return { key, kind, chance, multiple: ratio(1n), isPush };
    const pushed = play.prizes.reduce(
      (sum, prize, other) => (prize.kind === kind && prize.isPush === true ? plus(sum, chances[other]!) : sum),
      ratio(0n),
    );
    const left = minus(back, pushed);
    if (left.numerator <= 0n) throw new RangeError('The return is below what pushes give back.');
    return { key, kind, chance, multiple: over(times(left, ratio(weight)), weighed(play, kind)), isPush };
  });
}

/** Expected weight of one line of a kind. */
function weighed(play: Play, kind: number): Ratio {
  const chances = chancesOf(play);
  return play.prizes.reduce(
    (sum, prize, at) => (prize.kind === kind ? plus(sum, times(chances[at]!, ratio(prize.weight))) : sum),
    ratio(0n),
  );
}
