import { createDraw } from '@baize/maths/fairness/createDraw';
import type { DrawShape, Play, Selection } from '@baize/maths/lottery/Play';
import { readSelection } from '@baize/maths/lottery/readSelection';
import { winningResult } from '@baize/maths/lottery/winningResult';
import { createHmac } from 'node:crypto';
import type { Queryable } from '#kit/db.ts';
import { familyOf, playOf } from './familyOf.ts';
import { numberRisks } from './numberRisks.ts';
import { readBrandDraw } from './store/draws.ts';
import { readLotteryById } from './store/lotteries.ts';
import { readBets, readHeavy } from './store/risk.ts';
import { MOST_NUMBERS, worstResults } from './worstResults.ts';

/** Maximum selections to try results with, and to count numbers from; the rest weighs less than each of these. */
const MOST_SELECTIONS = 200;
const MOST_NUMBERED = 2_000;
const SHOWN = 20;
/** Results that are tried to find one on which a selection wins. */
const TRIES = 400;

/** The exposure of a draw as it stands. The tried results are derived from the draw, so repeated calls agree. */
export async function readRisk(db: Queryable, { brandId, drawId }: { brandId: number; drawId: string }) {
  const draw = await readBrandDraw(db, { brandId, id: drawId });
  if (!draw) return undefined;
  const lottery = await readLotteryById(db, draw.lotteryId);
  const family = familyOf(lottery.family, draw.drawAt);
  const [bets, heavy] = await Promise.all([readBets(db, draw.id), readHeavy(db, draw.id, MOST_NUMBERED)]);
  const readable = heavy.flatMap(({ playId, selection, stake, each }) => {
    const play = playOf(family, playId);
    const read = play === undefined ? undefined : readSelection(play, selection);
    if (play === undefined || read === undefined || 'fault' in read) return [];
    return [{ play, read: read.selection, lineCount: read.lineCount, selection, stake, each: each.map(BigInt) }];
  });
  const counted = readable.slice(0, MOST_SELECTIONS);
  const { shape } = family;
  const isLong = shape.of === 'numbers' && shape.sizes.some((size) => size > MOST_NUMBERS);
  const payoutOf = (result: readonly number[]): bigint =>
    counted.reduce((sum, { play, read, each }) => {
      const hits = play.hits(read, play.see(result));
      return each.reduce((all, one, at) => (hits[at]! === 0 ? all : all + one * BigInt(hits[at]!)), sum);
    }, 0n);
  const stream = (cursor: number) => createHmac('sha256', `risk ${draw.id}`).update(String(cursor)).digest();
  const random = createDraw(stream);
  const found =
    counted.length === 0 ? undefined : await worstResults(shape, payoutOf, random, winners(shape, counted, random));
  return {
    ...{ stake: draw.stake, ...bets, counted: counted.length, tried: found?.tried ?? 0 },
    worst: found === undefined ? null : { ...found.worst, house: draw.stake - found.worst.payout },
    byNumber: (found?.byNumber ?? []).filter(({ mean }) => mean > 0n),
    numbered: isLong ? readable.length : 0,
    onNumbers: isLong ? numberRisks(readable) : [],
    heaviest: counted.slice(0, SHOWN).map(({ play, selection, stake, each }) => ({
      ...{ play: play.id, selection: selection.slice(0, 200), stake },
      best: each.reduce((best, one) => (one > best ? one : best), 0n),
    })),
  };
}

/** A result on which each of the bets wins, where one is met. */
function* winners(
  shape: DrawShape,
  bets: readonly Readonly<{ play: Play; read: Selection }>[],
  draw: (n: number) => number,
): Generator<number[] | undefined> {
  for (const { play, read: selection } of bets) yield winningResult({ shape, play, selection }, draw, TRIES);
}
