import { getLiability, redeem, rejectRedemption } from '@baize/contract';
import {
  brandHosts,
  goodPaymentPassword,
  insertRound,
  openMall,
  openOperator,
  registerMember,
  registerPayee,
  startPlatform,
  type TestMall,
  type TestPlatform,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countPlay } from '../commands/countPlay.ts';
import { verifyPoints } from '../index.ts';

let site: TestPlatform;
let mall: TestMall;
let operator: { token: string };
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  mall = await openMall(site);
  operator = await openOperator(site, { role: 'auditor' });
});
afterAll(() => site.close());

const classes = new Map([
  ['1:dragon-eight', 'RNG'],
  ['1:sic-bo', 'LIVE'],
]);
const count = () =>
  countPlay(
    {
      ...{ pool: site.platform.pool, identity: site.platform.identity },
      catalogue: { classesOf: async () => classes },
    },
    { id: 1, currency: 'CNY', modules: new Set(['PTSYS3'] as const) },
  );
const owed = async () => {
  const { value } = (await site.call(getLiability, {}, operator)).answer;
  if (!value) throw new Error('The liability was not answered.');
  return value;
};
/** Moves a member's entries back in time, which only the owner of the database can. */
const age = async (memberId: bigint, days: number) => {
  await site.owner.query('alter table points_entries disable trigger points_entries_append_only');
  await site.owner.query(
    `update points_entries set created_at = clock_timestamp() - $2 * interval '1 day' where member_id = $1`,
    [memberId, days],
  );
  await site.owner.query('alter table points_entries enable trigger points_entries_append_only');
};
const spend = (memberId: bigint, points: number) =>
  site.owner.query(
    `select points_post(jsonb_build_array(jsonb_build_object('brand', 1, 'member', $1::bigint, 'kind', 'converted',
            'key', $2::text, 'ref', 'test', 'amount', -$3::bigint)))`,
    [String(memberId), randomUUID(), points],
  );

describe('works', () => {
  it('reports outstanding points by category and age, valued at the ratio, and equal to the book', async () => {
    const member = await registerMember(site);
    await insertRound(site, member, { bet: 10_000_000n });
    await count();
    await age(member.memberId, 100);
    await insertRound(site, member, { bet: 20_000_000n, gameCode: 'sic-bo' });
    await count();
    /* 100 of slots a hundred days ago, 100 of live today; the 30 spent ones are the oldest. */
    await spend(member.memberId, 30);
    expect(await owed()).toMatchObject({
      ...{ currency: 'CNY', ratioPoints: 100, ratioAmount: 100_000n, outstanding: 170, members: 1, value: 170_000n },
      ...{ below: 0, waiting: 0, book: 170 },
      rows: [
        { source: 'RNG', ages: [0, 0, 70, 0, 0], points: 70, value: 70_000n },
        { source: 'LIVE', ages: [100, 0, 0, 0, 0], points: 100, value: 100_000n },
      ],
    });
  });

  it('reports pending and negative points separately, and the book is their sum', async () => {
    const before = await owed();
    const member = await registerPayee(site);
    await mall.give(member, 300);
    const reward = await mall.addReward();
    const asked = await site.call(
      redeem,
      {
        ...{ requestId: randomUUID(), rewardId: reward.id, version: reward.version, quantity: 2 },
        ...{ recipient: '', address: '', mobile: '', paymentPassword: goodPaymentPassword },
      },
      { token: member.token },
    );
    expect(await owed()).toMatchObject({
      outstanding: before.outstanding + 100,
      waiting: 200,
      book: before.book + 100,
    });
    const decider = await openOperator(site);
    await site.call(
      rejectRedemption,
      { redemptionId: asked.answer.value?.id ?? '', reason: 'Not any more.' },
      { token: decider.token },
    );

    const poor = await registerMember(site);
    const round = await insertRound(site, poor, { bet: 10_000_000n });
    await count();
    await spend(poor.memberId, 90);
    await site.owner.query(
      'update vendors_rounds set bets = 0, bet = 0, updated_at = clock_timestamp() where round = $1',
      [round],
    );
    await count();
    const now = await owed();
    expect(now).toMatchObject({ outstanding: before.outstanding + 300, waiting: 0, below: 90, members: 2 });
    expect(now.rows.find(({ source }) => source === 'returned')).toMatchObject({
      points: 300,
      ages: [300, 0, 0, 0, 0],
    });
    expect(now.rows.reduce((sum, { points }) => sum + points, 0)).toBe(now.outstanding);
    expect(now.book).toBe(now.outstanding - now.below);
    expect(await verifyPoints(site.platform.pool)).toEqual([]);
  });

  it('a planted fault, points without an entry, makes the report differ from the book', async () => {
    const member = await registerMember(site);
    await mall.give(member, 10);
    await site.owner.query('update points_accounts set balance = balance + 7 where member_id = $1', [member.memberId]);
    const { outstanding, below, book } = await owed();
    expect(outstanding - below - book).toBe(7);
    await site.owner.query('update points_accounts set balance = balance - 7 where member_id = $1', [member.memberId]);
  });

  it('is zero for a brand without points', async () => {
    const foreign = await openOperator(site, { host: brandHosts.second });
    const { value } = (await site.call(getLiability, {}, foreign)).answer;
    expect(value).toMatchObject({ outstanding: 0, members: 0, value: 0n, below: 0, waiting: 0, book: 0, rows: [] });
  });
});

describe('refuses', () => {
  it('another brand as input', async () => {
    const headers = { authorization: `Bearer ${operator.token}` };
    expect((await site.send('GET', `${getLiability.path}?brandId=2`, { headers })).json()).toMatchObject({
      code: 'unknown_field',
    });
  });
});

describe('forbids', () => {
  it('[A257] members and guests', async () => {
    expect((await site.call(getLiability, {})).status).toBe(401);
    expect((await site.call(getLiability, {}, { token: (await registerMember(site)).token })).status).toBe(401);
  });
});
