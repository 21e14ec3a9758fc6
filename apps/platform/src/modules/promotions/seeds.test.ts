import {
  claimRaffle,
  claimReward,
  joinPromotion,
  listOwnRewards,
  listPromotions,
  updateCampaign,
} from '@baize/contract';
import { createDraw } from '@baize/maths/fairness/createDraw';
import { drawPrize } from '@baize/maths/fairness/drawPrize';
import { drawShares } from '@baize/maths/fairness/drawShares';
import {
  openOperator,
  openPromotion,
  openVendor,
  promotionDraftOf,
  registerMember,
  startPlatform,
  textsOf,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { createHash, createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '#modules/wallet/index.ts';

const POT = 10_000_000n;
let site: TestPlatform;
let beside: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  beside = await startPlatform({ beside: site });
  await openVendor(site, { freeStakes: [100_000n] });
});
afterAll(async () => {
  await beside.close();
  await site.close();
});
afterEach(async () => {
  expect((await verifyLedger(site.platform.pool)).faults).toEqual([]);
  expect(await wrongShares()).toEqual([]);
});

/** The draws of a seed, recomputed independently. */
const drawOf = (seed: string, client: string, nonce: string): ((n: number) => number) =>
  createDraw((cursor) => createHmac('sha256', seed).update(`${client}:${nonce}:${cursor}`).digest());
const cut = (seed: string, id: string, pot: bigint, shares: number): bigint[] =>
  drawShares(Number(pot / 1_000n), shares, drawOf(seed, 'rain', id)).map((one) => BigInt(one) * 1_000n);
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

type Rain = { id: bigint; amount: bigint; shares: number; taken: number; seed: string; parts: string[] | null };

/** Shares that differ from those of their pot's revealed seed. */
async function wrongShares(db: { query: <R>(text: string) => Promise<{ rows: R[] }> } = site.owner): Promise<Rain[]> {
  const { rows } = await db.query<Rain>(
    `select c.id, c.amount, r.shares, r.taken, r.seed,
            (select array_agg(p.amount order by p.place) from promotions_participations p
              where p.campaign_id = c.id and p.place is not null) as parts
       from promotions_rains r join promotions_campaigns c on c.id = r.campaign_id where r.seed is not null`,
  );
  return rows.filter(({ id, amount, shares, taken, seed, parts }) => {
    const due = cut(seed, String(id), amount, shares).slice(0, taken);
    return due.join() !== (parts ?? []).join();
  });
}

const crowd = (size: number): Promise<TestMember[]> =>
  Promise.all(Array.from({ length: size }, () => registerMember(site)));
const join = async (promotionId: string, { token }: TestMember, server = site) =>
  (await server.call(joinPromotion, { promotionId }, { token })).answer;
const shown = async (id: string) => (await site.call(listPromotions, {})).answer.value?.find((one) => one.id === id);
const ownOf = async ({ token }: TestMember, promotionType?: string) =>
  (
    await site.call(
      listOwnRewards,
      { pageNum: 1, pageSize: 20, ...(promotionType === undefined ? {} : { promotionType }) },
      { token },
    )
  ).answer.value;
const paid = async (promotionId: string) =>
  (
    await site.owner.query<{ amount: bigint }>(
      `select g.amount from bonuses_grants g join promotions_participations p on p.grant_id = g.id
        where p.campaign_id = $1 order by p.place`,
      [promotionId],
    )
  ).rows.map(({ amount }) => amount);

describe('a draw', () => {
  it('[A190] depends on a seed committed when the member joins, and on the member’s client seed', async () => {
    const prizes = [1, 2, 3, 4].map((at) => ({
      ...{ name: textsOf(`Prize ${at}`), amount: BigInt(at) * 1_000n, weight: at, stock: at === 4 ? 0 : null },
    }));
    const id = await openPromotion(site, 'raffle', { prizes, perDevice: 100 });
    for (const [at, member] of (await crowd(6)).entries()) {
      const before = (await join(id, member)).value?.draw;
      expect(before).toMatchObject({ seed: null, clientSeed: null, weights: null, place: null });
      const clientSeed = `browser-${at}`;
      const { value } = (await site.call(claimRaffle, { promotionId: id, clientSeed }, { token: member.token })).answer;
      const draw = value?.draw;
      expect(draw).toMatchObject({
        commitment: before?.commitment,
        clientSeed,
        nonce: value?.id,
        weights: [1, 2, 3, 0],
      });
      expect(sha256(draw?.seed ?? '')).toBe(before?.commitment);
      const place = drawPrize(draw?.weights ?? [], drawOf(draw?.seed ?? '', clientSeed, value?.id ?? '')) + 1;
      expect(place).toBe(draw?.place);
      expect(value).toMatchObject({ prize: `Prize ${place} CN`, amount: BigInt(place) * 1_000n });
      // It stays verifiable, and drawing again does not change it.
      expect((await site.call(claimRaffle, { promotionId: id, clientSeed: 'x' }, member)).answer.value?.draw).toEqual(
        draw,
      );
      expect((await ownOf(member, 'raffle'))?.past.content[0]?.draw).toEqual(draw);
      expect((await ownOf(member, 'rain'))?.past.content).toEqual([]);
      expect((await ownOf(member, 'HOUSE'))?.past.content).toHaveLength(1);
    }
    await expect(
      site.owner.query(`update promotions_draws set place = 1, client_seed = 'later'`),
      'what was drawn',
    ).rejects.toThrow(/does not change/);
  });

  it('keeps its seed encrypted until it is revealed', async () => {
    const id = await openPromotion(site, 'raffle');
    const [member] = await crowd(1);
    if (!member) throw new Error('Nobody came.');
    const reward = (await join(id, member)).value;
    const stored = async () =>
      (
        await site.owner.query<{ text: string }>(
          `select encode(sealed_seed, 'escape') || coalesce(seed, '') as text from promotions_draws where participation_id = $1`,
          [reward?.id],
        )
      ).rows[0]?.text ?? '';
    const before = await stored();
    const told = (await site.call(claimRaffle, { promotionId: id }, member)).answer.value?.draw?.seed ?? 'none';
    expect(told).toMatch(/^[0-9a-f]{64}$/);
    expect(before).not.toContain(told);
    expect(await stored()).toContain(told);
  });
});

describe('a rain of envelopes', () => {
  it('[I-39] [A180] is taken share by share, under concurrency over two servers, and its split can be verified', async () => {
    const id = await openPromotion(site, 'rain', { rain: { shares: 5 }, perDevice: 100, terms: { amount: POT } });
    const promised = (await shown(id))?.rain;
    expect(promised).toMatchObject({ shares: 5, left: 5, seed: null });
    const members = await crowd(9);
    await Promise.all(
      members.flatMap((member) =>
        [site, beside].map(async (server) => {
          await join(id, member, server);
          await server.call(claimReward, { promotionId: id }, { token: member.token });
        }),
      ),
    );
    const after = await shown(id);
    expect(after).toMatchObject({ status: 'closed', isUsedUp: true, rain: { left: 0 } });
    const { seed, commitment } = after?.rain ?? {};
    expect(sha256(seed ?? '')).toBe(promised?.commitment);
    expect(commitment).toBe(promised?.commitment);
    const shares = cut(seed ?? '', id, POT, 5);
    expect(shares.reduce((sum, one) => sum + one, 0n)).toBe(POT);
    expect(await paid(id)).toEqual(shares);
    for (const member of members) {
      const own = await ownOf(member);
      const [reward] = [...(own?.claimable ?? []), ...(own?.past.content ?? [])];
      if (reward?.share) expect(reward.amount).toBe(shares[reward.share.place - 1]);
    }
    const [late] = await crowd(1);
    if (!late) throw new Error('Nobody came.');
    expect((await join(id, late)).code).toBe('promotion_used_up');
  });

  it('reveals its seed at its end, after which nothing can be taken, even if the end is moved', async () => {
    const id = await openPromotion(site, 'rain', { rain: { shares: 3 }, perDevice: 100 });
    const [one, two] = await crowd(2);
    if (!one || !two) throw new Error('Nobody came.');
    const reward = (await join(id, one)).value;
    expect(reward).toMatchObject({ status: 'claim', share: { place: 1, seed: null, shares: 3, pot: POT } });
    const setEnd = (end: string) =>
      site.owner.query('update promotions_campaigns set ends_at = $2 where id = $1', [id, end]);
    await setEnd(new Date(Date.now() - 1_000).toISOString());
    // Reading reveals nothing; the job does.
    expect((await shown(id))?.rain?.seed).toBeNull();
    await site.platform.jobs.turn('promotions.tellSeeds');
    const seed = (await shown(id))?.rain?.seed ?? '';
    expect(cut(seed, id, POT, 3)[0]).toBe(reward?.amount);
    await setEnd('2990-01-01T00:00:00.000Z');
    expect((await join(id, two)).code).toBe('promotion_used_up');
    // Shares taken in time can still be claimed.
    const { answer } = await site.call(claimReward, { promotionId: id }, { token: one.token });
    expect(answer.value).toMatchObject({ status: 'issued', share: { seed } });
  });

  it('keeps its split once it has begun, even if nothing is taken', async () => {
    const operator = await openOperator(site);
    const id = await openPromotion(site, 'rain', { startsAt: '2980-01-01T00:00:00.000Z' });
    const update = async (version: number, shares: number, startsAt: string) => {
      const draft = promotionDraftOf('rain', { startsAt, rain: { shares } });
      return (await site.call(updateCampaign, { id, version, draft }, operator)).answer;
    };
    expect((await update(1, 7, '2980-01-01T00:00:00.000Z')).value).toMatchObject({ rain: { shares: 7 } });
    expect((await update(2, 7, '2020-01-01T00:00:00.000Z')).code).toBe('ok');
    expect((await update(3, 8, '2020-01-01T00:00:00.000Z')).code).toBe('promotion_in_use');
    expect((await shown(id))?.rain).toMatchObject({ shares: 7, left: 7 });
  });

  it('the check detects a planted share of another size', async () => {
    const client = await site.owner.connect();
    try {
      await client.query('begin');
      await client.query(`update promotions_participations set amount = amount + 1000 where place = 2`);
      expect(await wrongShares(client)).not.toEqual([]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

it('[CALL-57] gives free rounds to exactly as many as the budget pays for, on two servers at once', async () => {
  const id = await openPromotion(site, 'freeRounds', { budget: 899_999n, perDevice: 100 });
  await Promise.all(
    (await crowd(6)).flatMap((member) =>
      [site, beside].map(async (server) => {
        await join(id, member, server);
        await server.call(claimReward, { promotionId: id }, { token: member.token });
      }),
    ),
  );
  const grants = async () =>
    (
      await site.owner.query(
        `select f.id from vendors_free_rounds f join promotions_participations p on p.free_id = f.id
          where p.campaign_id = $1 and f.member_id = p.member_id and f.stake * f.rounds = p.amount`,
        [id],
      )
    ).rows.length;
  expect(await grants()).toBe(2);
  // Without the budget's counter the table itself refuses a third.
  await expect(
    site.owner.query(`update promotions_budgets set promised = promised + 300000 where campaign_id = $1`, [id]),
  ).rejects.toThrow(/promotions_budgets/);
});
