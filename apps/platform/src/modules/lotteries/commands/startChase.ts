import type { InputOf, placeChase } from '@baize/contract';
import { chasePlan } from '@baize/maths/lottery/chasePlan';
import { createHash } from 'node:crypto';
import type { Brand, MemberSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { retried } from '#kit/retried.ts';
import { transact } from '@baize/server/transact';
import type { ChaseRow } from '../ChaseRow.ts';
import type { DrawRow } from '../DrawRow.ts';
import { familyOf } from '../familyOf.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import type { LotteryRow } from '../LotteryRow.ts';
import { memberGroupOf } from '../memberGroupOf.ts';
import { nameLimit } from '../nameLimit.ts';
import { digestOf, priceItem } from '../priceItem.ts';
import { insertChase, readChase } from '../store/chases.ts';
import { readAhead } from '../store/draws.ts';
import { readLottery } from '../store/lotteries.ts';
import { readStanding } from '../store/restrictions.ts';
import { askedAnew } from './askedAnew.ts';
import { placeBatch, type Placing } from './placeBatch.ts';

type Deps = Pick<LotteriesDeps, 'pool' | 'wallet'>;

type Asked = {
  brand: Pick<Brand, 'currency'>;
  session: Pick<MemberSession, 'brandId' | 'memberId' | 'account'>;
  input: InputOf<typeof placeChase>;
};

/**
 * Stakes the same lines on the coming draws, one order per draw, in one transaction: all or none. Each is an ordinary
 * order from then on; ending a chase cancels those that can still be cancelled.
 */
export async function startChase({ pool, wallet }: Deps, { brand, session, input: given }: Asked): Promise<ChaseRow> {
  /* UUIDs are case-insensitive, but ledger keys are texts. */
  const input = { ...given, requestId: given.requestId.toLowerCase() };
  const { brandId, memberId } = session;
  const { requestId } = input;
  const digest = createHash('sha256').update(JSON.stringify(input)).digest();
  const known = async (): Promise<ChaseRow | undefined> => {
    const row = await readChase(pool, { brandId, memberId, requestId });
    if (row && !row.digest.equals(digest)) throw new Refusal('request_conflict', 'That id was used for another chase.');
    return row;
  };
  const first = await known();
  if (first) return first;
  await askedAnew(() => stake({ pool, wallet }, { brand, session, input }, digest));
  const row = await known();
  if (!row) throw new Error(`The chase of request ${requestId} was not found.`);
  return row;
}

/** Prices the orders by what the lottery and its draws are like now, and stakes them. */
async function stake({ pool, wallet }: Deps, { brand, session, input }: Asked, digest: Buffer): Promise<void> {
  const { brandId, memberId } = session;
  const { gameCode: code, drawNo, requestId, rule, stopsOnWin } = input;
  const lottery = await readLottery(pool, { brandId, code });
  if (!lottery) throw new Refusal('lottery_not_found');
  if (!lottery.isOpen) throw new Refusal('lottery_closed');
  const draws = await readAhead(pool, { lotteryId: lottery.id, count: input.draws });
  if (draws[0]?.no !== drawNo) throw new Refusal('draw_closed');
  if (draws.length < input.draws) throw new Refusal('chase_too_long', 'Not so many draws.', { draws: draws.length });
  const memberGroup = await memberGroupOf(pool, { brandId, memberId }, lottery);
  const standing = await readStanding(pool, lottery.id);
  const orders = ordersOf({ lottery, memberGroup, draws, standing, brand, session, input });
  const chase = {
    ...{ brandId, memberId, lotteryId: lottery.id, requestId, digest, mode: rule.mode, stopsOnWin },
    ...{ draws: orders.length, stake: orders.reduce((sum, { stake }) => sum + stake, 0n) },
  };
  let refused: Placing | undefined;
  const changes = await retried(() =>
    transact(pool, async (client) => {
      const chaseId = await insertChase(client, chase);
      if (chaseId === undefined) return undefined;
      const booked = await placeBatch(
        client,
        orders.map((order) => ({ ...order, chaseId })),
        new Set(),
      );
      for (const [nth, one] of booked.placed.entries()) {
        if (!('refusal' in one)) continue;
        refused = orders[nth];
        throw one.refusal;
      }
      return booked.changes;
    }),
  ).catch(async (error: unknown) => {
    throw refused === undefined ? error : await nameLimit(pool, error, refused);
  });
  if (changes) wallet.announceChanges(changes);
}

type Terms = Asked & {
  lottery: LotteryRow;
  memberGroup: number;
  draws: readonly DrawRow[];
  standing: Awaited<ReturnType<typeof readStanding>>;
};

function ordersOf({ lottery, memberGroup, draws, standing, brand, session, input }: Terms): Placing[] {
  const { brandId, memberId, account } = session;
  const { gameCode: code, requestId, items, rule } = input;
  const restrictedIn = ({ id }: DrawRow) => standing.filter(({ drawId }) => drawId === null || drawId === id);
  const priced = (draw: DrawRow, multiple: number) =>
    items.map((item, at) =>
      priceItem({ ...item, multiple: item.multiple * multiple }, at, {
        ...{ lottery, memberGroup, family: familyOf(lottery.family, draw.drawAt), restricted: restrictedIn(draw) },
      }),
    );
  const [first] = draws;
  if (first === undefined) return [];
  const single = priced(first, 1);
  const plan = chasePlan(rule, draws.length, {
    stake: single.reduce((sum, { stake }) => sum + stake, 0n),
    prize: single.reduce((low, { least }) => (least < low ? least : low), single[0]?.least ?? 0n),
  });
  if ('fault' in plan) throw new Refusal('chase_impossible', 'There is no such plan.', { fault: plan.fault });
  return draws.map((draw, nth) => {
    const lines = priced(draw, plan.multiples[nth]!);
    const own = requestIdOf(requestId, nth);
    return {
      ...{ brandId, memberId, account, currency: brand.currency, lottery, lotteryId: lottery.id, drawNo: draw.no },
      ...{ requestId: own, digest: digestOf({ code, drawNo: draw.no, requestId: own, lines }), lines },
      restricted: restrictedIn(draw),
      stake: lines.reduce((sum, { stake }) => sum + stake, 0n),
      rebate: lines.reduce((sum, { rebate }) => sum + rebate, 0n),
    };
  });
}

/** Each order of a chase has a derived request id, so that it is placed once as well. */
function requestIdOf(requestId: string, nth: number): string {
  const hex = createHash('sha256').update(`chase ${requestId} ${nth}`).digest('hex');
  const variant = ((Number.parseInt(hex[16]!, 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}
