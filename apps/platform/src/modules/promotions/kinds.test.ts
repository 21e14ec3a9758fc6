import {
  approveApplication,
  checkIn,
  claimMission,
  claimRaffle,
  claimReward,
  createApplication,
  getBalance,
  getFreeRounds,
  getReferral,
  joinPromotion,
  listApplications,
  listCampaigns,
  listOwnRewards,
  promotionKinds,
  register,
  type PromotionKind,
} from '@baize/contract';
import { getProfile } from '@baize/contract/identity/getProfile';
import { updateProfile } from '@baize/contract/identity/updateProfile';
import {
  advanceRewards,
  openOperator,
  openPromotion,
  openVendor,
  pastMidnight,
  payIn,
  playRound,
  registerMember,
  registration,
  startPlatform,
  textsOf,
  type TestMember,
  type TestPlatform,
  type TestVendor,
  said,
} from '@baize/testkit';
import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seedDepositMethods } from '#modules/cashier/index.ts';
import { verifyLedger } from '#modules/wallet/index.ts';
import { readPeriods } from './store/periods.ts';

const timeZone = 'Asia/Shanghai';
let site: TestPlatform;
let vendor: TestVendor;
let operator: { token: string };
beforeAll(async () => {
  await pastMidnight(timeZone);
  site = await startPlatform();
  await seedDepositMethods(site.platform.pool, { brandId: 1, currency: 'CNY' });
  vendor = await openVendor(site, { freeStakes: [STAKE] });
  operator = await openOperator(site);
});
afterAll(() => site.close());
afterEach(async () => {
  expect((await verifyLedger(site.platform.pool)).faults).toEqual([]);
  expect(await unpaid()).toEqual([]);
});

const STAKE = 100_000n;

/** Participations marked as paid without an exact payment, and rewards without a participation. */
async function unpaid(db: { query: (text: string) => Promise<{ rows: unknown[] }> } = site.owner): Promise<unknown[]> {
  const { rows } = await db.query(
    `select p.id, g.id as grant from promotions_participations p
       full join (select id, member_id, amount, null::bigint as free_id from bonuses_grants where requester = 'promotions'
            union all select null, member_id, stake * rounds, id from vendors_free_rounds where requester = 'promotions') g
         on g.member_id = p.member_id and g.amount = p.amount
            and (g.id = p.grant_id or g.free_id = p.free_id)
      where (coalesce(p.status, '') in ('claimed', 'issued')) <> (coalesce(g.id, g.free_id) is not null)`,
  );
  return rows;
}

const main = async ({ token }: TestMember) => (await site.call(getBalance, {}, { token })).answer.value?.balance ?? 0n;
const join = async (promotionId: string, { token }: TestMember) =>
  (await site.call(joinPromotion, { promotionId }, { token })).answer;
const claim = async (promotionId: string, { token }: TestMember, rewardId?: string) =>
  (await site.call(claimReward, { promotionId, ...(rewardId === undefined ? {} : { rewardId }) }, { token })).answer;
const rewardsOf = async ({ token }: TestMember) =>
  (await site.call(listOwnRewards, { pageNum: 1, pageSize: 50 }, { token })).answer.value;
/** A member's ledger entries except stakes and deposits. */
const linesOf = async ({ memberId }: TestMember) =>
  (
    await site.owner.query<{ kind: string; debit: string; credit: string; amount: bigint }>(
      `select kind, debit, credit, amount from wallet_transfers
        where member_id = $1 and kind not in ('deposit', 'bet', 'win') order by created_at, id`,
      [memberId],
    )
  ).rows;

/** The ledger entries of a reward without a wagering requirement. */
const paidLines = (amount: bigint) => [
  { kind: 'bonusGranted', debit: 'house.bonus:granted', credit: 'bonus', amount },
  { kind: 'bonusReleased', debit: 'bonus', credit: 'main', amount },
];

/** Plays a round through the vendor's own calls. */
async function play({ memberId }: TestMember, bet: bigint, win: bigint, isClosed = true): Promise<void> {
  const player = await vendor.player({ memberId, balance: bet });
  const body = vendor.bet(player, { amount: Number(bet) });
  expect((await vendor.call('/transaction/bet', body)).status).toBe(said.done);
  if (!isClosed) return;
  const won = vendor.win(body, { amount: Number(win) });
  expect((await vendor.call('/transaction/win', won)).status).toBe(said.done);
}

/** Moves the joined loss period into the past, with the look that is planned for its end. */
const endPeriod = async (promotionId: string): Promise<void> => {
  await site.owner.query(
    'update promotions_participations set counts_until = clock_timestamp(), look_at = clock_timestamp() where campaign_id = $1',
    [promotionId],
  );
};

async function nameZalo({ token }: TestMember): Promise<void> {
  const known = (await site.call(getProfile, {}, { token })).answer.value;
  if (!known) throw new Error('The member has no profile.');
  const { locked: _locked, nationalities: _all, ...given } = known;
  await site.call(updateProfile, { ...given, zalo: randomBytes(6).toString('hex') }, { token });
}

/** Joins, meets the condition, and claims. Returns who was paid for what, and the expected amount. */
type Journey = () => Promise<{ member: TestMember; promotionId: string; amount: bigint }>;

/** A journey that joins first, then `meet`s the condition, then claims. */
const joined =
  (
    open: () => Promise<string>,
    amount: bigint,
    meet: (member: TestMember, promotionId: string) => Promise<unknown> = () => Promise.resolve(),
  ): Journey =>
  async () => {
    const [promotionId, member] = [await open(), await registerMember(site)];
    expect((await join(promotionId, member)).code).toBe('ok');
    await meet(member, promotionId);
    await advanceRewards(site);
    const waiting = (await rewardsOf(member))?.claimable[0];
    expect(waiting).toMatchObject({ promotionId, status: 'claim', amount });
    expect((await claim(promotionId, member, waiting?.id)).value).toMatchObject({ status: 'issued', amount });
    return { member, promotionId, amount };
  };

const free = { multiple: 0 };
/** From the fact to the money, for each kind. A kind without a journey does not compile. */
const journeys: Record<PromotionKind, Journey> = {
  signUp: joined(() => openPromotion(site, 'signUp', { terms: free }), 1_800_000n),
  firstDeposit: joined(
    () => openPromotion(site, 'firstDeposit', { terms: free }),
    3_000_000n,
    (member) => payIn(site, member, 6_000_000n),
  ),
  nthDeposit: joined(
    () => openPromotion(site, 'nthDeposit', { terms: free }),
    1_000_000n,
    async (member) => {
      // The first is larger, but the second one counts.
      await payIn(site, member, 9_000_000n);
      await advanceRewards(site);
      expect((await rewardsOf(member))?.open).toMatchObject([{ status: 'signedUp' }]);
      await payIn(site, member, 5_000_000n);
      await payIn(site, member, 8_000_000n);
    },
  ),
  reloadDeposit: joined(
    () => openPromotion(site, 'reloadDeposit', { terms: free }),
    600_000n,
    (member) => payIn(site, member, 6_000_000n),
  ),
  cashBack: joined(
    () => openPromotion(site, 'cashBack', { terms: free }),
    250_000n,
    async (member, promotionId) => {
      await play(member, 3_000_000n, 0n);
      await play(member, 1_000_000n, 1_500_000n);
      await advanceRewards(site, { afterPlay: true });
      expect((await rewardsOf(member))?.claimable).toEqual([]);
      await endPeriod(promotionId);
    },
  ),
  lossRescue: joined(
    () => openPromotion(site, 'lossRescue'),
    400_000n,
    async (member) => {
      await play(member, 2_000_000n, 0n);
      // The balance exceeds the promotion's threshold.
      const player = await vendor.player({ memberId: member.memberId, balance: 1_000_000n });
      await advanceRewards(site, { afterPlay: true });
      expect((await rewardsOf(member))?.claimable).toEqual([]);
      const body = vendor.bet(player, { amount: 1_000_000 });
      await vendor.call('/transaction/bet', body);
      await advanceRewards(site, { afterPlay: true });
      expect((await rewardsOf(member))?.claimable).toEqual([]);
      await vendor.call('/transaction/win', vendor.win(body, { amount: 999_999 }));
      await advanceRewards(site, { afterPlay: true });
    },
  ),
  zaloBinding: joined(() => openPromotion(site, 'zaloBinding', { terms: free }), 13_100_000_000n, nameZalo),
  application: async () => {
    const promotionId = await openPromotion(site, 'application', { terms: free });
    const member = await registerMember(site);
    await site.call(createApplication, { promotionId, remark: 'Please', images: [] }, { token: member.token });
    const page = { view: 'waiting', search: '', pageNum: 1, pageSize: 20 } as const;
    const [asked] = (await site.call(listApplications, page, operator)).answer.value?.page.content ?? [];
    const decision = { applicationId: asked?.id ?? '', amount: 500_000n, reason: 'Looked at it' };
    expect((await site.call(approveApplication, decision, operator)).answer.code).toBe('ok');
    expect((await claim(promotionId, member)).value).toMatchObject({ status: 'issued', amount: 500_000n });
    return { member, promotionId, amount: 500_000n };
  },
  raffle: async () => {
    const prizes = [{ name: textsOf('Gold'), amount: 700_000n, weight: 1, stock: null }];
    const promotionId = await openPromotion(site, 'raffle', { prizes });
    const member = await registerMember(site);
    await join(promotionId, member);
    const { answer } = await site.call(claimRaffle, { promotionId, clientSeed: 'mine' }, { token: member.token });
    expect(answer.value).toMatchObject({ status: 'issued', amount: 700_000n });
    return { member, promotionId, amount: 700_000n };
  },
  rain: joined(() => openPromotion(site, 'rain', { rain: { shares: 1 } }), 10_000_000n),
  freeRounds: joined(
    () => openPromotion(site, 'freeRounds', { terms: { minimum: 2_000_000n } }),
    3n * STAKE,
    (member) => payIn(site, member, 2_000_000n),
  ),
  mission: async () => {
    const promotionId = await openPromotion(site, 'mission', { mission: { fact: 'checkIn', amount: 0n, times: 1 } });
    const member = await registerMember(site);
    await site.call(checkIn, {}, { token: member.token });
    const { answer } = await site.call(claimMission, { missionId: promotionId }, { token: member.token });
    expect(answer.value).toMatchObject({ status: 'issued', amount: 800_000n });
    return { member, promotionId, amount: 800_000n };
  },
  referral: async () => {
    const promotionId = await openPromotion(site, 'referral');
    const member = await registerMember(site);
    const code = async () =>
      (await site.call(getReferral, { pageNum: 1, pageSize: 20 }, { token: member.token })).answer.value;
    const referralCode = (await code())?.code ?? '';
    const form = await registration(site, `f${randomBytes(6).toString('hex')}`, { referralCode });
    const friend = (await site.call(register, form)).answer.value?.session;
    if (!friend) throw new Error('Nobody was brought.');
    const { token, userInfo } = friend;
    await payIn(site, { token, memberId: BigInt(userInfo.id), account: '', password: '' }, 5_000_000n);
    const [brought] = (await code())?.page.content ?? [];
    expect((await claim(promotionId, member, brought?.rewardId)).value).toMatchObject({ status: 'issued' });
    return { member, promotionId, amount: 1_800_000n };
  },
};

describe('[PROMO-02] every kind of promotion pays for its condition', () => {
  it.each(promotionKinds)('%s', async (kind) => {
    const { member, promotionId, amount } = await journeys[kind]();
    const lines = await linesOf(member);
    if (kind === 'freeRounds') {
      // They become money when played: the house pays their wins.
      const [grant] = (await site.call(getFreeRounds, {}, { token: member.token })).answer.value?.content ?? [];
      expect(grant).toMatchObject({ gameCode: 'dragon-eight', stake: STAKE, rounds: 3 });
      const { rows } = await site.owner.query<{ reward: string }>('select reward from vendors_free_rounds');
      const player = await vendor.player({ memberId: member.memberId, balance: 0n });
      const before = await main(member);
      const body = vendor.bet(player, { amount: Number(STAKE), is_free: true, reward_uuid: rows[0]?.reward });
      expect((await vendor.call('/transaction/bet', body)).status).toBe(said.done);
      await vendor.call('/transaction/win', vendor.win(body, { amount: 450_000 }));
      expect(await main(member)).toBe(before + 450_000n);
      expect(lines).toEqual([]);
      expect(await linesOf(member)).toEqual([
        { kind: 'freeBet', debit: 'main', credit: 'house.freeRounds:studio', amount: 0n },
        { kind: 'freeWin', debit: 'house.freeRounds:studio', credit: 'main', amount: 450_000n },
      ]);
    } else {
      expect(lines).toEqual(paidLines(amount));
    }
    // A repeated claim pays nothing, and the promotion reports what it has paid.
    await claim(promotionId, member);
    const campaigns = (await site.call(listCampaigns, { pageNum: 1, pageSize: 50 }, operator)).answer.value?.content;
    expect(campaigns?.find(({ id }) => id === promotionId)).toMatchObject({ kind, members: 1, paid: amount });
  });
});

/** Loses at the first moment of the week, and much more just before it. */
async function loseThisWeek({ memberId }: TestMember, bet: bigint): Promise<void> {
  const { weekFrom } = await readPeriods(site.platform.pool, timeZone);
  await playRound(site, { memberId, at: weekFrom, bet, win: 0n });
  await playRound(site, { memberId, at: new Date(weekFrom.getTime() - 1), bet: 90_000_000n, win: 0n });
}

/** Checks in on that many other days of this week, and on the last one of the week before. */
async function checkInBefore({ memberId }: TestMember, days: number): Promise<void> {
  const { day, week } = await readPeriods(site.platform.pool, timeZone);
  const { rowCount } = await site.owner.query(
    `insert into promotions_check_ins (brand_id, member_id, day, at)
     select 1, $1, d.day, (d.day + time '12:00') at time zone $5
       from (select $3::date - 1 as day
             union all (select d.day from (select $3::date + n as day from generate_series(0, 6) n) d
                         where d.day <> $2::date order by d.day limit $4)) d`,
    [memberId, day, week, days, timeZone],
  );
  expect(rowCount).toBe(days + 1);
}

/** How many days a loss is counted for. */
const countedDays = async (promotionId: string) =>
  (
    await site.owner.query<{ days: number }>(
      `select extract(day from counts_until - counts_from)::int as days from promotions_participations
        where campaign_id = $1`,
      [promotionId],
    )
  ).rows[0]?.days;

type Goal = NonNullable<NonNullable<Parameters<typeof openPromotion>[2]>['mission']>;
const claimGoal = async (missionId: string, { token }: TestMember) =>
  (await site.call(claimMission, { missionId }, { token })).answer;

/** A mission that each of the steps but the last leaves unfinished. */
const worked =
  (goal: Goal, steps: readonly ((member: TestMember) => Promise<unknown>)[]): Variant =>
  async () => {
    const promotionId = await openPromotion(site, 'mission', { mission: goal });
    const member = await registerMember(site);
    for (const step of steps) {
      expect((await claimGoal(promotionId, member)).code).toBe('mission_unfinished');
      await step(member);
    }
    const paid = { status: 'issued', amount: 800_000n };
    expect((await claimGoal(promotionId, member)).value).toMatchObject(paid);
    // A repeated claim pays nothing.
    expect((await claimGoal(promotionId, member)).value).toMatchObject(paid);
    return { member, amounts: [800_000n] };
  };

/** Who was paid, and what in order. */
type Variant = () => Promise<{ member: TestMember; amounts: bigint[] }>;
const onlyOne =
  (journey: Journey): Variant =>
  async () => {
    const { member, amount } = await journey();
    return { member, amounts: [amount] };
  };

/** From the fact to the money, for the periods, facts and chains of a kind that its journey above leaves out. */
const variants: Record<string, Variant> = {
  'cash-back of a week': onlyOne(
    joined(
      () => openPromotion(site, 'cashBack', { terms: free, loss: { period: 'week' } }),
      400_000n,
      async (member, promotionId) => {
        expect(await countedDays(promotionId)).toBe(7);
        await loseThisWeek(member, 1_000_000n);
        await play(member, 3_000_000n, 0n);
        await advanceRewards(site, { afterPlay: true });
        expect((await rewardsOf(member))?.claimable).toEqual([]);
        await endPeriod(promotionId);
      },
    ),
  ),
  'loss rescue of a week': onlyOne(
    joined(
      () => openPromotion(site, 'lossRescue', { loss: { period: 'week' } }),
      240_000n,
      async (member, promotionId) => {
        expect(await countedDays(promotionId)).toBe(7);
        await loseThisWeek(member, 600_000n);
        await advanceRewards(site, { afterPlay: true });
        expect((await rewardsOf(member))?.claimable, 'less than the minimum').toEqual([]);
        await play(member, 600_000n, 0n);
        await advanceRewards(site, { afterPlay: true });
      },
    ),
  ),
  'a mission of deposits': worked({ fact: 'deposit', amount: 3_000_000n }, [
    (member) => payIn(site, member, 2_000_000n),
    (member) => payIn(site, member, 1_000_000n),
  ]),
  'a mission of a week': worked({ period: 'week', amount: 4_000_000n }, [
    (member) => loseThisWeek(member, 3_000_000n),
    (member) => play(member, 999_999n, 0n),
    (member) => play(member, 100_000n, 0n),
  ]),
  'check-ins on several days of a week': worked({ period: 'week', fact: 'checkIn', amount: 0n, times: 3 }, [
    (member) => checkInBefore(member, 2),
    ({ token }) => site.call(checkIn, {}, { token }),
  ]),
  'the second step of a chain': async () => {
    const first = await openPromotion(site, 'mission', { mission: { fact: 'checkIn', amount: 0n, times: 1 } });
    const second = await openPromotion(site, 'mission', {
      mission: { fact: 'deposit', amount: 2_000_000n, after: first },
      terms: { amount: 500_000n },
    });
    const member = await registerMember(site);
    await payIn(site, member, 2_000_000n);
    await site.call(checkIn, {}, { token: member.token });
    expect((await claimGoal(second, member)).code, 'the first is done, but not claimed').toBe('mission_unfinished');
    expect((await claimGoal(first, member)).value).toMatchObject({ status: 'issued', amount: 800_000n });
    expect((await claimGoal(second, member)).value).toMatchObject({ status: 'issued', amount: 500_000n });
    return { member, amounts: [800_000n, 500_000n] };
  },
};

describe('[PROMO-02] every period, fact and chain of a kind pays for its condition', () => {
  it.each(Object.entries(variants))('%s', async (_name, variant) => {
    const { member, amounts } = await variant();
    expect(await linesOf(member)).toEqual(amounts.flatMap(paidLines));
  });
});

it('the check detects a planted participation that is marked as paid', async () => {
  const client = await site.owner.connect();
  try {
    await client.query('begin');
    await client.query(`update promotions_participations set free_id = null where free_id is not null`);
    expect(await unpaid(client)).not.toEqual([]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
