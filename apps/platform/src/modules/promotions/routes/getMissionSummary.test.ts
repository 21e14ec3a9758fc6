import { checkIn, claimMission, getMissionSummary } from '@baize/contract';
import {
  brandHosts,
  openOperator,
  openPromotion,
  payIn,
  playRound,
  registerMember,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDepositMethods } from '#modules/cashier/index.ts';
import { readPeriods } from '../store/periods.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  await seedDepositMethods(site.platform.pool, { brandId: 1, currency: 'CNY' });
});
afterAll(() => site.close());

const summaryOf = async ({ token }: TestMember) => (await site.call(getMissionSummary, {}, { token })).answer.value;
const missionOf = async (id: string, member: TestMember) =>
  (await summaryOf(member))?.missions.find((one) => one.id === id);
const bet = (member: TestMember, amount: bigint, at = new Date()) =>
  playRound(site, { memberId: member.memberId, at, bet: amount, win: 0n });

describe('works', () => {
  it('[CALL-42] [MEMBER-15] counts rounds, deposits and check-ins, and claimable rewards', async () => {
    const stake = await openPromotion(site, 'mission');
    const deposit = await openPromotion(site, 'mission', {
      mission: { fact: 'deposit', period: 'week', amount: 20_000_000n },
    });
    const here = await openPromotion(site, 'mission', { mission: { fact: 'checkIn', amount: 0n, times: 1 } });
    const member = await registerMember(site);
    expect(await summaryOf(member)).toMatchObject({ count: 0, isCheckedIn: false });
    await bet(member, 4_000_000n);
    await payIn(site, member, 5_000_000n);
    expect(await missionOf(stake, member)).toMatchObject({ status: 'signedUp', doneAmount: 4_000_000n });
    expect(await missionOf(deposit, member)).toMatchObject({ status: 'signedUp', doneAmount: 5_000_000n });
    await bet(member, 7_000_000n);
    await site.call(checkIn, {}, { token: member.token });
    const summary = await summaryOf(member);
    expect(summary).toMatchObject({ count: 2, isCheckedIn: true });
    const [staked, checked] = [stake, here].map((id) => summary?.missions.find((one) => one.id === id));
    expect(staked).toMatchObject({ status: 'claim', doneAmount: 10_000_000n, reward: 800_000n });
    expect(checked).toMatchObject({ status: 'claim', doneTimes: 1 });
    await site.call(claimMission, { missionId: stake }, { token: member.token });
    expect(await summaryOf(member)).toMatchObject({ count: 1 });
    expect(await missionOf(stake, member)).toMatchObject({ status: 'issued' });
  });

  it("counts yesterday's play for the week and not for the day, and other categories for neither", async () => {
    const { dayFrom, weekFrom } = await readPeriods(site.platform.pool, 'Asia/Shanghai');
    const [day, week, live] = [
      await openPromotion(site, 'mission'),
      await openPromotion(site, 'mission', { mission: { period: 'week' } }),
      await openPromotion(site, 'mission', { mission: { period: 'week', classify: 'LIVE' } }),
    ];
    const member = await registerMember(site);
    await bet(member, 3_000_000n, new Date(dayFrom.getTime() - 1));
    await bet(member, 2_000_000n, dayFrom);
    await bet(member, 9_000_000n, new Date(weekFrom.getTime() - 1));
    expect(await missionOf(day, member)).toMatchObject({ doneAmount: 2_000_000n });
    // On a Monday yesterday belongs to the previous week.
    const isMonday = dayFrom.getTime() === weekFrom.getTime();
    expect(await missionOf(week, member)).toMatchObject({ doneAmount: isMonday ? 2_000_000n : 5_000_000n });
    expect(await missionOf(live, member)).toMatchObject({ doneAmount: 0n });
  });

  it('opens a step of a chain once the previous one is claimed', async () => {
    const first = await openPromotion(site, 'mission', { mission: { amount: 1_000_000n } });
    const second = await openPromotion(site, 'mission', { mission: { amount: 2_000_000n, after: first } });
    const member = await registerMember(site);
    await bet(member, 5_000_000n);
    expect(await missionOf(second, member)).toMatchObject({ status: 'comingSoon' });
    await site.call(claimMission, { missionId: first }, { token: member.token });
    expect(await missionOf(second, member)).toMatchObject({ status: 'claim' });
  });

  it("starts day and week at the brand's own midnight, also across clock changes", async () => {
    const at = (moment: string, zone: string) => readPeriods(site.platform.pool, zone, new Date(moment));
    expect(await at('2026-03-01T15:59:59.999Z', 'Asia/Shanghai')).toMatchObject({
      day: '2026-03-01',
      week: '2026-02-23',
    });
    expect(await at('2026-03-01T16:00:00.000Z', 'Asia/Shanghai')).toMatchObject({
      ...{ day: '2026-03-02', week: '2026-03-02' },
      dayFrom: new Date('2026-03-01T16:00:00.000Z'),
      weekUntil: new Date('2026-03-08T16:00:00.000Z'),
    });
    const short = await at('2026-03-29T12:00:00.000Z', 'Europe/Berlin');
    expect(short.dayUntil.getTime() - short.dayFrom.getTime()).toBe(23 * 3_600_000);
  });

  it('leaves out missions for others, hidden and ended ones', async () => {
    const hidden = await openPromotion(site, 'mission', { isShown: false });
    const over = await openPromotion(site, 'mission', { endsAt: '2020-02-01T00:00:00.000Z' });
    const depositors = await openPromotion(site, 'mission', { audience: 'depositors' });
    const member = await registerMember(site);
    for (const id of [hidden, over, depositors]) expect(await missionOf(id, member)).toBeUndefined();
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const { token } = await registerMember(site);
    const answer = await site.send('GET', `${getMissionSummary.path}?memberId=1`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests, operators, trial accounts, and the missions of another brand', async () => {
    expect((await site.call(getMissionSummary, {})).status).toBe(401);
    const { token } = await openOperator(site);
    expect((await site.call(getMissionSummary, {}, { token })).status).toBe(401);
    const trial = await registerMember(site);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [trial.memberId]);
    const { answer } = await site.call(getMissionSummary, {}, { token: trial.token });
    expect(answer.code).toBe('in_need_true_account');
    const other = await registerMember(site, undefined, { host: brandHosts.second });
    const foreign = await site.call(getMissionSummary, {}, { token: other.token, host: brandHosts.second });
    expect(foreign.answer.value?.missions).toEqual([]);
  });
});
