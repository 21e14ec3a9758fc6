import {
  approveApplication,
  claimMission,
  claimReward,
  getBalance,
  getMissionSummary,
  joinPromotion,
  listApplications,
  listOwnRewards,
  listPromotions,
} from '@baize/contract';
import {
  brandHosts,
  openOperator,
  openPromotion,
  openVendor,
  playRound,
  registerMember,
  said,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '#modules/wallet/index.ts';

let site: TestPlatform;
let beside: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  beside = await startPlatform({ beside: site });
});
afterAll(async () => {
  await beside.close();
  await site.close();
});
afterEach(async () => {
  expect((await verifyLedger(site.platform.pool)).faults).toEqual([]);
});

const claim = async (missionId: string, { token }: { token: string }, cookie?: string, at = site) =>
  (
    await at.call(
      claimMission,
      { missionId },
      { token, ...(cookie === undefined ? {} : { headers: { cookie: `browser=${cookie}` } }) },
    )
  ).answer;
const main = async ({ token }: TestMember) => (await site.call(getBalance, {}, { token })).answer.value?.balance;
const bet = (member: TestMember, amount = 10_000_000n) =>
  playRound(site, { memberId: member.memberId, at: new Date(), bet: amount, win: 0n });
const parts = async (missionId: string) =>
  (
    await site.owner.query<{ part: string; status: string }>(
      'select part, status from promotions_participations where campaign_id = $1 order by id',
      [missionId],
    )
  ).rows;

describe('works', () => {
  it('[A180] [I-39] pays sixty concurrent claims over two processes once', async () => {
    const mission = await openPromotion(site, 'mission');
    const member = await registerMember(site);
    await bet(member);
    const before = (await main(member)) ?? 0n;
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_one, at) => claim(mission, member, undefined, at % 2 === 0 ? site : beside)),
    );
    const paid = answers.filter(({ value }) => value?.status === 'issued');
    // A lock time-out answers overloaded, and nothing was done.
    expect(answers.filter(({ code }) => !['ok', 'overloaded'].includes(code))).toEqual([]);
    expect(new Set(paid.map(({ value }) => value?.id)).size).toBe(1);
    expect(await main(member)).toBe(before + 800_000n);
    expect(await parts(mission)).toMatchObject([{ status: 'issued' }]);
  });

  it('resets with the next business day, and pays each day once', async () => {
    const mission = await openPromotion(site, 'mission');
    const member = await registerMember(site);
    await bet(member);
    const before = (await main(member)) ?? 0n;
    await claim(mission, member);
    // Moves today's claim to another day.
    await site.owner.query(`update promotions_participations set part = '2020-01-01' where campaign_id = $1`, [
      mission,
    ]);
    expect((await claim(mission, member)).value?.status).toBe('issued');
    expect(await main(member)).toBe(before + 1_600_000n);
    expect(await parts(mission)).toHaveLength(2);
    const { answer } = await site.call(listOwnRewards, { pageNum: 1, pageSize: 20 }, { token: member.token });
    expect(answer.value?.past.totalRows).toBe(2);
  });

  it('[A056] holds a second account on the same browser for an operator, whose approval makes it claimable', async () => {
    const mission = await openPromotion(site, 'mission');
    const [first, second] = [await registerMember(site), await registerMember(site)];
    for (const member of [first, second]) await bet(member);
    expect((await claim(mission, first, 'one-browser')).value?.status).toBe('issued');
    // The same member on another day is not another person.
    await site.owner.query(`update promotions_participations set part = '2020-01-01' where campaign_id = $1`, [
      mission,
    ]);
    expect((await claim(mission, first, 'one-browser')).value?.status).toBe('issued');
    expect((await claim(mission, second, 'one-browser')).code).toBe('promotion_held');
    expect((await claim(mission, second)).code).toBe('promotion_held');
    const operator = await openOperator(site);
    const queue = await site.call(listApplications, { view: 'waiting', pageNum: 1, pageSize: 20 }, operator);
    const [waiting] = queue.answer.value?.page.content ?? [];
    expect(waiting).toMatchObject({ account: second.account, flags: ['device'], kind: 'mission' });
    const decision = { applicationId: waiting?.id ?? '', reason: 'a family' };
    expect((await site.call(approveApplication, decision, operator)).answer.code).toBe('ok');
    // Even after its day the reward can be claimed by its own id.
    await site.owner.query(`update promotions_participations set part = '2020-01-02' where id = $1`, [waiting?.id]);
    const wish = { promotionId: mission, rewardId: waiting?.id };
    expect((await site.call(claimReward, wish, { token: first.token })).answer.code).toBe('promotion_not_found');
    expect((await site.call(claimReward, wish, { token: second.token })).answer.value?.status).toBe('issued');
  });

  it('[A188] [A056] opposite bets of two accounts on one browser: both count, and the claim of the second is held', async () => {
    const vendor = await openVendor(site);
    const mission = await openPromotion(site, 'mission', { mission: { amount: 950_000n } });
    const [loser, winner] = [await registerMember(site), await registerMember(site)];
    const round = randomUUID();
    for (const [{ memberId }, amount] of [[loser, 0] as const, [winner, 1_950_000] as const]) {
      const bet = vendor.bet(await vendor.player({ memberId, balance: 1_000_000n }), { round, amount: 1_000_000 });
      expect((await vendor.call('/transaction/bet', bet)).status).toBe(said.done);
      expect((await vendor.call('/transaction/win', vendor.win(bet, { amount }))).status).toBe(said.done);
    }
    // Each by its own result: the smaller of the stake and what was won or lost.
    const { rows } = await site.owner.query(
      `select member_id as "memberId", valid_bet as "validBet" from vendors_rounds
        where member_id = any ($1::bigint[]) order by valid_bet desc`,
      [[loser.memberId, winner.memberId]],
    );
    expect(rows).toEqual([
      { memberId: loser.memberId, validBet: 1_000_000n },
      { memberId: winner.memberId, validBet: 950_000n },
    ]);
    expect((await claim(mission, loser, 'one-hand')).value?.status).toBe('issued');
    expect((await claim(mission, winner, 'one-hand')).code).toBe('promotion_held');
    expect((await claim(mission, winner, 'other-browser')).code).toBe('promotion_held');
    expect(await parts(mission)).toMatchObject([{ status: 'issued' }, { status: 'inProcess' }]);
    expect([await main(loser), await main(winner)]).toEqual([800_000n, 1_950_000n]);
  });
});

describe('refuses', () => {
  it('incomplete missions, a step whose predecessor is not claimed, closed ones, and other kinds', async () => {
    const first = await openPromotion(site, 'mission');
    const second = await openPromotion(site, 'mission', { mission: { amount: 1n, after: first } });
    const over = await openPromotion(site, 'mission', { endsAt: '2020-02-01T00:00:00.000Z' });
    const member = await registerMember(site);
    await bet(member, 9_999_999n);
    expect((await claim(first, member)).code).toBe('mission_unfinished');
    expect((await claim(second, member)).code).toBe('mission_unfinished');
    expect((await claim(over, member)).code).toBe('promotion_closed');
    expect((await claim(await openPromotion(site, 'signUp'), member)).code).toBe('promotion_not_found');
    expect((await claim(await openPromotion(site, 'mission', { isShown: false }), member)).code).toBe(
      'promotion_not_found',
    );
    for (const id of [first, second, over]) expect(await parts(id)).toEqual([]);
  });

  it('joining a mission like a promotion, or listing it as one', async () => {
    const mission = await openPromotion(site, 'mission');
    const { token } = await registerMember(site);
    const { answer } = await site.call(joinPromotion, { promotionId: mission }, { token });
    expect(answer.code).toBe('promotion_not_found');
    const shown = (await site.call(listPromotions, {})).answer.value;
    expect(shown?.some(({ id }) => id === mission)).toBe(false);
  });

  it('backward transitions of a participation, even by the owner of the table', async () => {
    const mission = await openPromotion(site, 'mission');
    const member = await registerMember(site);
    await bet(member);
    await claim(mission, member);
    for (const status of ['signedUp', 'claim', 'rejected']) {
      await expect(
        site.owner.query('update promotions_participations set status = $2 where campaign_id = $1', [mission, status]),
      ).rejects.toThrow(/cannot become/);
    }
  });
});

describe('forbids', () => {
  it('guests, operators, trial accounts and [A181] members of another brand', async () => {
    const mission = await openPromotion(site, 'mission', { mission: { amount: 1n } });
    expect((await site.call(claimMission, { missionId: mission })).status).toBe(401);
    const { token } = await openOperator(site);
    expect((await site.call(claimMission, { missionId: mission }, { token })).status).toBe(401);
    const other = await registerMember(site, undefined, { host: brandHosts.second });
    const options = { token: other.token, host: brandHosts.second };
    expect((await site.call(claimMission, { missionId: mission }, options)).answer.code).toBe('promotion_not_found');
    const trial = await registerMember(site);
    await bet(trial);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [trial.memberId]);
    expect((await claim(mission, trial)).code).toBe('in_need_true_account');
    expect((await site.call(getMissionSummary, {}, { token: trial.token })).answer.code).toBe('in_need_true_account');
    expect(await parts(mission)).toEqual([]);
  });
});
