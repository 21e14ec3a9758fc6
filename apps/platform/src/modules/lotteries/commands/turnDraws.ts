import { commitmentOf } from '@baize/server/commitmentOf';
import { newServerSeed } from '@baize/server/newServerSeed';
import { transact } from '@baize/server/transact';
import { mustPost } from '#modules/wallet/index.ts';
import type { DrawRow } from '../DrawRow.ts';
import { familyOf } from '../familyOf.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { readOrdersRoot } from '../readOrdersRoot.ts';
import { cancelItem, chainOf, fairNumbers } from '../rules.ts';
import { holdEnded, writeCancelled } from '../store/chases.ts';
import {
  holdDraw,
  insertDraw,
  markLate,
  openAndClose,
  readComing,
  readDue,
  writeOrdersHash,
  writeOwnResult,
  type ComingDraw,
} from '../store/draws.ts';
import { holdChain, readLotteryById, writeChain } from '../store/lotteries.ts';
import { refundDraw } from './refundDraw.ts';
import { settleDraw } from './settleDraw.ts';
import { turnChases } from './turnChases.ts';

type Deps = Pick<LotteriesDeps, 'pool' | 'wallet' | 'secrets' | 'log'>;

/**
 * One run of the clock: draws are created ahead, opened, closed, drawn and settled. The clock is the database's. Any
 * number of processes may run it concurrently, since each step locks its draw, and only applies to the state before it.
 */
export async function turnDraws(deps: Deps): Promise<void> {
  const { pool, log } = deps;
  for (const draw of await readComing(pool)) await insertDraw(pool, { ...draw, ...sealSeed(deps, draw) });
  await transact(pool, openAndClose);
  await eachDue(deps, 'closed', (draw) => fixOrders(deps, draw.id));
  await eachDue(deps, 'awaiting', (draw) => drawOwn(deps, draw));
  await eachDue(deps, 'drawn', (draw) => settleDraw(deps, draw));
  await eachDue(deps, 'void', (draw) => refundDraw(deps, draw.id));
  await turnChases(deps);
  for (const { id, no } of await markLate(pool)) log.warn({ draw: String(id), no }, 'the result of a draw is late');
}

/** A failing draw does not block the others; the next run retries it. */
async function eachDue(
  { pool, log }: Deps,
  state: Parameters<typeof readDue>[1],
  step: (draw: DrawRow) => Promise<unknown>,
): Promise<void> {
  for (const draw of await readDue(pool, state)) {
    try {
      await step(draw);
    } catch (error) {
      log.error({ err: error, draw: String(draw.id), state }, 'a draw could not move on');
    }
  }
}

/** An own draw is bound to a seed before anybody can bet on it. The seed is encrypted until the draw. */
function sealSeed({ secrets }: Deps, draw: ComingDraw) {
  if (draw.source !== 'own') return { commitment: null, sealedSeed: null };
  const seed = newServerSeed();
  return { commitment: commitmentOf(seed), sealedSeed: secrets.seal(Buffer.from(seed), placeOf(draw)) };
}

const placeOf = ({ lotteryId, no }: Pick<DrawRow, 'lotteryId' | 'no'>): string => `lotteries ${lotteryId} ${no}`;

/** After the close, the accepted orders are fixed and published, before the seed is revealed. */
async function fixOrders({ pool, wallet }: Deps, id: bigint): Promise<void> {
  const { items, results } = await transact(pool, async (client) => {
    const nothing = { items: [], results: [] };
    if (!(await holdDraw(client, id, 'closed'))) return nothing;
    /* Orders of a chase that ended before the close do not play, even if the cancelling process died. */
    const ended = await holdEnded(client, id);
    const back = ended.map(cancelItem);
    const posted = await mustPost(client, back, 'a cancelled order');
    if (ended.length > 0) {
      await writeCancelled(
        client,
        id,
        ended.map((order) => order.id),
      );
    }
    await writeOrdersHash(client, { id, ...(await readOrdersRoot(client, id)) });
    return { items: back, results: posted };
  });
  wallet.announce(items, results);
}

/** Reveals the seed and draws. Draws of one lottery are sequential, so that each is chained to the previous one. */
async function drawOwn({ pool, secrets }: Deps, { id, lotteryId }: DrawRow): Promise<void> {
  await transact(pool, async (client) => {
    const chainBefore = await holdChain(client, lotteryId);
    const draw = await holdDraw(client, id, 'awaiting');
    if (!draw?.sealedSeed || draw.ordersHash === null || draw.commitment === null) return;
    const { code, family } = await readLotteryById(client, lotteryId);
    const seed = secrets.open(draw.sealedSeed, placeOf(draw)).toString();
    if (commitmentOf(seed) !== draw.commitment) throw new Error(`The seed of draw ${id} is not the committed one.`);
    const { ordersHash, drawAt, commitment, no } = draw;
    const numbers = fairNumbers(familyOf(family, drawAt).shape, { seed, ordersHash, drawAt });
    const chain = chainOf(chainBefore, { code, no, commitment, ordersHash, seed, numbers });
    await writeOwnResult(client, { id, seed, numbers, chainBefore, chain });
    await writeChain(client, lotteryId, chain);
  });
}
