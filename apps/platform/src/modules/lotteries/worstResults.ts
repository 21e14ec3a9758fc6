import { drawResult } from '@baize/maths/lottery/drawResult';
import type { DrawShape } from '@baize/maths/lottery/Play';
import { setImmediate as breathe } from 'node:timers/promises';

const SAMPLES = 600;
const CLIMBERS = 3;
const MOST_CLIMBED = 900;
/** With more numbers per place, a sample meets single ones too seldom. */
export const MOST_NUMBERS = 60;

type Tried = { numbers: number[]; payout: bigint };
type NumberRisk = { place: number; number: number; mean: bigint; most: bigint };

/**
 * The cost of results: local search, place by place, towards the worst, from random results and from `starts`, on which
 * bets are known to win; a bet on a whole result pays nothing until each of its places fits, and is not met by steps. Yields
 * to other work, since a big draw takes it a while.
 */
export async function worstResults(
  shape: DrawShape,
  payoutOf: (result: readonly number[]) => bigint,
  draw: (n: number) => number,
  starts: Iterable<number[] | undefined>,
): Promise<{ worst: Tried; tried: number; byNumber: NumberRisk[] }> {
  let tried = 0;
  const judge = async (numbers: number[]): Promise<Tried> => {
    tried += 1;
    if (tried % 20 === 0) await breathe();
    return { numbers, payout: payoutOf(numbers) };
  };
  const samples: Tried[] = [];
  for (let at = 0; at < SAMPLES; at += 1) samples.push(await judge(drawResult(shape, draw)));
  const begun: Tried[] = [];
  for (const start of starts) {
    if (start !== undefined) begun.push(await judge(start));
    await breathe();
  }
  const most = tried + MOST_CLIMBED;
  const climbers = [...begun, ...samples].toSorted((a, b) => (a.payout < b.payout ? 1 : a.payout > b.payout ? -1 : 0));
  let [worst] = climbers as [Tried];
  for (const start of climbers.slice(0, CLIMBERS)) {
    let at = start;
    for (let isBetter = true; isBetter && tried < most;) {
      isBetter = false;
      for (const numbers of neighbours(shape, at.numbers, draw)) {
        if (tried >= most) break;
        const next = await judge(numbers);
        if (next.payout > at.payout) [at, isBetter] = [next, true];
      }
    }
    if (at.payout > worst.payout) worst = at;
  }
  return { worst, tried, byNumber: byNumberOf(shape, samples) };
}

/** Results that differ in one place; balls that are already drawn swap places instead. */
function* neighbours(shape: DrawShape, numbers: readonly number[], draw: (n: number) => number): Generator<number[]> {
  for (let place = 0; place < numbers.length; place += 1) {
    const size = shape.of === 'numbers' ? shape.sizes[place]! : shape.high - shape.low + 1;
    const choices = size <= MOST_NUMBERS ? size : 10;
    for (let nth = 0; nth < choices; nth += 1) {
      const number = shape.low + (size <= MOST_NUMBERS ? nth : draw(size));
      if (number === numbers[place]) continue;
      const next = [...numbers];
      const other = shape.of === 'balls' ? next.indexOf(number) : -1;
      if (other >= 0) next[other] = next[place]!;
      next[place] = number;
      yield next;
    }
  }
}

function byNumberOf(shape: DrawShape, samples: readonly Tried[]): NumberRisk[] {
  const sums = new Map<string, NumberRisk & { count: bigint }>();
  for (const { numbers, payout } of samples) {
    for (const [place, number] of numbers.entries()) {
      const size = shape.of === 'numbers' ? shape.sizes[place]! : shape.high - shape.low + 1;
      if (size > MOST_NUMBERS) continue;
      const key = `${place} ${number}`;
      const known = sums.get(key) ?? { place, number, mean: 0n, most: 0n, count: 0n };
      sums.set(key, {
        ...known,
        mean: known.mean + payout,
        most: payout > known.most ? payout : known.most,
        count: known.count + 1n,
      });
    }
  }
  return [...sums.values()]
    .map(({ count, mean, ...rest }) => ({ ...rest, mean: mean / count }))
    .toSorted((a, b) => (a.mean < b.mean ? 1 : a.mean > b.mean ? -1 : 0))
    .slice(0, 20);
}
