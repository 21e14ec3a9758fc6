import { describe, expect, it } from 'vitest';
import { families } from './families.ts';
import type { Family, Play } from './Play.ts';
import { randomResult, randomText, seeded } from './randomText.ts';
import { readSelection } from './readSelection.ts';
import { HORSE, settleByHand, writtenOf, type Bet } from './settleByHand.ts';
import { winningResult } from './winningResult.ts';

/* The rules beside the settlement by hand. `npm run proof -- lottery` tries a million results. */
const TRIALS = Number(process.env['RESULTS'] ?? 5_000);
/** Until a play has won, but not for longer than so many results, they are made of what was chosen; then each so many. */
const MADE = 20;

/** A result in which numbers of many digits often end, or begin, with what was chosen, in some order. */
function nudged({ shape }: Family, result: number[], { cols, entries }: Bet, draw: (n: number) => number): number[] {
  if (shape.of !== 'numbers' || shape.sizes.every((size) => size <= 10)) return result;
  const texts = [...entries.map((entry) => entry.join('')), ...cols.flat()].filter((text) => /^\d+$/.test(text));
  if (texts.length === 0) return result;
  return result.map((number, at) => {
    if (draw(3) > 0) return number;
    const digits = String(shape.sizes[at]! - 1).length;
    const own = [...texts[draw(texts.length)]!];
    const text = draw(2) === 0 ? own.join('') : own.toSorted(() => draw(3) - 1).join('');
    const whole = String(number).padStart(digits, '0');
    if (text.length > digits) return Number(text.slice(-digits));
    return Number(draw(4) === 0 ? text + whole.slice(text.length) : whole.slice(0, digits - text.length) + text);
  });
}

/** Where the rules and the settlement by hand differ over so many results, most of them random; and what has won. */
function differences(family: Family, plays: readonly Play[], trials: number): { faults: string[]; won: Set<string> } {
  const draw = seeded(trials + family.key.length);
  const faults: string[] = [];
  const won = new Set<string>();
  const each = Math.max(30, Math.ceil(trials / plays.length));
  for (const play of plays) {
    for (let tried = 0; tried < each && faults.length < 5; tried += 1) {
      const read = readSelection(play, randomText(play.input, draw));
      if ('fault' in read || read.lineCount > 400) continue;
      const bet = writtenOf(play, read.selection);
      const isMade = tried % MADE === 0 || (tried < MADE && !won.has(play.id));
      const made = isMade
        ? winningResult({ shape: family.shape, play, selection: read.selection }, draw, 2_000)
        : undefined;
      const result = made ?? nudged(family, randomResult(family, draw), bet, draw);
      const hits = play.hits(read.selection, play.see(result));
      const by = (isPush: boolean): number =>
        hits.reduce((sum, lines, at) => sum + ((play.prizes[at]!.isPush ?? false) === isPush ? lines : 0), 0);
      const rules = { won: by(false), back: by(true) };
      const hand = settleByHand(play, bet, result);
      if (rules.won > 0) won.add(play.id);
      if (rules.won !== hand.won || rules.back !== hand.back) {
        faults.push(`${play.id} ${JSON.stringify(bet)} on ${result.join(' ')}: ${JSON.stringify({ rules, hand })}`);
      }
    }
  }
  return { faults, won };
}

describe('a settlement', () => {
  for (const family of families(HORSE)) {
    it(`of ${family.key} is that of lines which are written out and held beside the result`, () => {
      const { faults, won } = differences(family, family.plays, TRIALS);
      expect(faults).toEqual([]);
      /* Where nothing is ever won, only noughts have been compared. */
      expect(family.plays.map(({ id }) => id).filter((id) => !won.has(id))).toEqual([]);
    });
  }

  it('that differs is found', () => {
    const [ssc] = families(HORSE);
    const play = ssc!.plays.find(({ id }) => id === 'ssc.sum.faces')!;
    const wrong: Play = {
      ...play,
      hits: (selection, seen) =>
        play.hits(
          selection,
          seen.map((digit) => 9 - digit),
        ),
    };
    expect(differences(ssc!, [wrong], 200).faults).not.toEqual([]);
  });
});
