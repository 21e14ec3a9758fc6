import { readSelection } from '@baize/maths/lottery/readSelection';
import { retried } from '#kit/retried.ts';
import { transact } from '@baize/server/transact';
import type { DrawRow } from '../DrawRow.ts';
import { familyOf, playOf } from '../familyOf.ts';
import type { LotteriesDeps, Transaction } from '../LotteriesDeps.ts';
import { stopChases } from '../store/chases.ts';
import { endSettlement } from '../store/draws.ts';
import { readLotteryById } from '../store/lotteries.ts';
import { holdSelections, writeHits } from '../store/orders.ts';
import { cutParts, holdPart, settlePart } from '../store/settlement.ts';
import { workParts } from './workParts.ts';

type Deps = Pick<LotteriesDeps, 'pool' | 'wallet'>;

const MOST_SELECTIONS = 2_000;
const MOST_ORDERS = 4_000;

/**
 * Settles a draw by its result, skipping parts that other workers hold: each distinct selection is judged once, then
 * orders are paid in parts, each as one set and transaction with its marks and its money. Any number of workers may run
 * it concurrently; after a crash the next continues. True once the draw is settled. A part has at most `most` orders.
 */
export async function settleDraw({ pool, wallet }: Deps, draw: DrawRow, most = MOST_ORDERS): Promise<boolean> {
  const { id: drawId, resultNo } = draw;
  const { family } = await readLotteryById(pool, draw.lotteryId);
  await cutParts(pool, drawId, most);
  await judgeAll(pool, draw, family);
  await workParts({ pool, wallet }, async (client) => {
    const part = await holdPart(client, { drawId, resultNo });
    if (part === undefined) return undefined;
    const settled = await settlePart(client, { drawId, resultNo, part });
    if (!settled.isJudged)
      throw new Error(`Part ${part.part} of draw ${drawId} has selections that nobody has judged.`);
    await stopChases(client, settled.wonInChases);
    return settled;
  });
  return endSettlement(pool, draw);
}

/** Returns when every selection is judged, waiting for those that other workers hold. */
async function judgeAll(pool: Deps['pool'], draw: DrawRow, family: string): Promise<void> {
  const judge = (isWaiting: boolean) =>
    retried(() => transact(pool, (client) => judgeSelections(client, draw, { family, isWaiting })));
  while ((await judge(false)) > 0);
  while ((await judge(true)) > 0);
}

/** Counts the winning lines of selections that are not judged yet; returns their number. */
async function judgeSelections(
  client: Transaction,
  draw: DrawRow,
  { family: key, isWaiting }: { family: string; isWaiting: boolean },
): Promise<number> {
  const family = familyOf(key, draw.drawAt);
  const { resultNo, result } = draw;
  if (result === null) throw new Error(`Draw ${draw.id} has no result.`);
  const rows = await holdSelections(client, { drawId: draw.id, resultNo, most: MOST_SELECTIONS, isWaiting });
  const judged = rows.map(({ id, playId, selection: text }) => {
    const play = playOf(family, playId);
    if (play === undefined) throw new Error(`There is no play ${playId}.`);
    const read = readSelection(play, text);
    if ('fault' in read) throw new Error(`Selection ${id} of ${playId} cannot be read: ${read.fault}.`);
    return { id, hits: play.hits(read.selection, play.see(result)) };
  });
  if (judged.length > 0) await writeHits(client, resultNo, judged);
  return rows.length;
}
