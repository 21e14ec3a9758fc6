import {
  claimReward,
  createSegment,
  joinPromotion,
  listApplications,
  listOwnPromotions,
  type InputOf,
} from '@baize/contract';
import { getProfile } from '@baize/contract/identity/getProfile';
import { updateProfile } from '@baize/contract/identity/updateProfile';
import {
  advanceRewards,
  brandHosts,
  insertRound,
  openOperator,
  openPromotion,
  payIn,
  registerMember,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDepositMethods } from '#modules/cashier/index.ts';

let site: TestPlatform;
const alarms: { alarm?: string; memberId?: string; flags?: string[] }[] = [];
beforeAll(async () => {
  const log = pino({}, { write: (text: string) => void alarms.push(JSON.parse(text) as (typeof alarms)[number]) });
  site = await startPlatform({ log });
  await seedDepositMethods(site.platform.pool, { brandId: 1, currency: 'CNY' });
});
afterAll(() => site.close());

const join = async (promotionId: string, { token }: { token: string }, cookie?: string) =>
  (
    await site.call(
      joinPromotion,
      { promotionId },
      { token, ...(cookie === undefined ? {} : { headers: { cookie: `browser=${cookie}` } }) },
    )
  ).answer;
const statusOf = async (promotionId: string, { token }: TestMember) =>
  (await site.call(listOwnPromotions, {}, { token })).answer.value?.find((one) => one.promotionId === promotionId)
    ?.status;
const count = async (promotionId: string) =>
  (
    await site.owner.query<{ rows: number }>(
      'select count(*)::int as rows from promotions_participations where campaign_id = $1',
      [promotionId],
    )
  ).rows[0]?.rows;
async function nameZalo(member: TestMember, zalo: string): Promise<void> {
  const { token } = member;
  const known = (await site.call(getProfile, {}, { token })).answer.value;
  if (!known) throw new Error('The member has no profile.');
  const { locked: _locked, nationalities: _all, ...given } = known;
  const saved = await site.call(updateProfile, { ...given, zalo }, { token });
  expect(saved.answer.code).toBe('ok');
}

describe('works', () => {
  it('[CALL-56] joining changes the status to signed up, and the required deposit to claim', async () => {
    const promotion = await openPromotion(site, 'firstDeposit');
    const member = await registerMember(site);
    expect(await statusOf(promotion, member)).toBe('join');
    expect((await join(promotion, member)).value).toMatchObject({ status: 'signedUp', amount: null });
    expect(await statusOf(promotion, member)).toBe('signedUp');
    await payIn(site, member, 6_000_000n);
    await advanceRewards(site);
    expect(await statusOf(promotion, member)).toBe('claim');
  });

  it('[A180] a hundred concurrent joins are one participation', async () => {
    const promotion = await openPromotion(site, 'signUp');
    const member = await registerMember(site);
    const answers = await Promise.all(Array.from({ length: 100 }, () => join(promotion, member)));
    expect(new Set(answers.map(({ value }) => value?.id)).size).toBe(1);
    expect(await count(promotion)).toBe(1);
  });

  it('a first deposit below the minimum ends the promotion; a used deposit earns nothing else', async () => {
    const first = await openPromotion(site, 'firstDeposit', { terms: { minimum: 4_000_000n } });
    const reload = await openPromotion(site, 'reloadDeposit');
    const small = await registerMember(site);
    await join(first, small);
    await payIn(site, small, 3_000_000n);
    await payIn(site, small, 5_000_000n);
    await advanceRewards(site);
    expect(await statusOf(first, small)).toBe('closed');
    const member = await registerMember(site);
    for (const id of [first, reload]) await join(id, member);
    await payIn(site, member, 6_000_000n);
    await advanceRewards(site);
    expect([await statusOf(first, member), await statusOf(reload, member)].sort()).toEqual(['claim', 'signedUp']);
  });

  it('the bonus for Zalo waits for an account name, and is granted once per member', async () => {
    const [one, another] = [await openPromotion(site, 'zaloBinding'), await openPromotion(site, 'zaloBinding')];
    const member = await registerMember(site);
    expect((await join(one, member)).value).toMatchObject({ status: 'signedUp' });
    expect((await join(another, member)).code).toBe('promotion_not_eligible');
    expect(await statusOf(another, member)).toBe('closed');
    await nameZalo(member, `z${randomUUID().slice(0, 8)}`);
    await advanceRewards(site);
    expect(await statusOf(one, member)).toBe('claim');
  });

  it('[A056] holds a second account on the same browser, or with the same Zalo account, for an operator', async () => {
    const promotion = await openPromotion(site, 'signUp');
    const [first, second, third] = [await registerMember(site), await registerMember(site), await registerMember(site)];
    expect((await join(promotion, first, 'one-browser')).value?.status).toBe('claim');
    expect((await join(promotion, second, 'one-browser')).value).toMatchObject({ status: 'inProcess', isHeld: true });
    expect((await join(promotion, third, 'another-browser')).value?.status).toBe('claim');
    const zalo = await openPromotion(site, 'zaloBinding');
    for (const member of [first, second]) {
      await nameZalo(member, 'TheSameZalo');
      await join(zalo, member);
    }
    expect([await statusOf(zalo, first), await statusOf(zalo, second)]).toEqual(['claim', 'inProcess']);
    const { token } = await openOperator(site);
    const queue = await site.call(listApplications, { view: 'waiting', pageNum: 1, pageSize: 50 }, { token });
    expect(queue.answer.value?.page.content.map(({ account, flags }) => [account, flags])).toEqual([
      [second.account, ['device']],
      [second.account, ['zalo']],
    ]);
    const told = alarms.filter(({ alarm, memberId }) => alarm === 'promotions.shared' && memberId !== undefined);
    expect(told.map(({ memberId, flags }) => [memberId, flags])).toEqual([
      [String(second.memberId), ['device']],
      [String(second.memberId), ['zalo']],
    ]);
    expect((await site.call(claimReward, { promotionId: promotion }, { token: second.token })).answer.code).toBe(
      'promotion_held',
    );
  });

  it('[A056] accepts exactly the allowed number of accounts on one browser, under concurrency', async () => {
    const promotion = await openPromotion(site, 'signUp', { perDevice: 3 });
    const crowd = await Promise.all(Array.from({ length: 8 }, () => registerMember(site)));
    const answers = await Promise.all(crowd.map((member) => join(promotion, member, 'farm')));
    expect(answers.filter(({ value }) => value?.status === 'claim')).toHaveLength(3);
    expect(answers.filter(({ value }) => value?.status === 'inProcess')).toHaveLength(5);
  });

  it('[A056] counts accounts on one network', async () => {
    const promotion = await openPromotion(site, 'signUp', { perNetwork: 1 });
    const [first, second] = [await registerMember(site), await registerMember(site)];
    expect((await join(promotion, first)).value?.status).toBe('claim');
    expect((await join(promotion, second)).value?.status).toBe('inProcess');
  });
});

describe('refuses', () => {
  it('[A181] closed, future, hidden and unknown promotions', async () => {
    const member = await registerMember(site);
    const over = await openPromotion(site, 'signUp', { endsAt: '2020-02-01T00:00:00.000Z' });
    const ahead = await openPromotion(site, 'signUp', { startsAt: '2099-01-01T00:00:00.000Z' });
    const hidden = await openPromotion(site, 'signUp', { isShown: false });
    expect((await join(over, member)).code).toBe('promotion_closed');
    expect((await join(ahead, member)).code).toBe('promotion_closed');
    expect((await join(hidden, member)).code).toBe('promotion_not_found');
    expect((await join('999999', member)).code).toBe('promotion_not_found');
    expect((await join(await openPromotion(site, 'application'), member)).code).toBe('promotion_state_changed');
    for (const id of [over, ahead, hidden]) expect(await count(id)).toBe(0);
  });

  it('members outside its audience', async () => {
    const recently = new Date(Date.now() - 60_000).toISOString();
    const newcomers = await openPromotion(site, 'signUp', { audience: 'newMembers', startsAt: recently });
    const tagged = await openPromotion(site, 'signUp', { audience: 'tagged', audienceTag: 'VIP' });
    const guest = await registerMember(site);
    expect((await join(tagged, guest)).code).toBe('promotion_not_eligible');
    await site.owner.query(`insert into members_tags values (1, $1, 'vip')`, [guest.memberId]);
    expect((await join(tagged, guest)).code).toBe('ok');
    await expect(openPromotion(site, 'signUp', { audience: 'tagged' })).rejects.toThrow('promotion_invalid');
    const depositors = await openPromotion(site, 'signUp', { audience: 'depositors' });
    const first = await openPromotion(site, 'firstDeposit');
    const member = await registerMember(site);
    expect((await join(depositors, member)).code).toBe('promotion_not_eligible');
    await site.owner.query(`update identity_accounts set created_at = now() - interval '1 day' where id = $1`, [
      member.memberId,
    ]);
    expect((await join(newcomers, member)).code).toBe('promotion_not_eligible');
    await payIn(site, member, 5_000_000n);
    expect((await join(first, member)).code).toBe('promotion_not_eligible');
    expect((await join(depositors, member)).code).toBe('ok');
    expect((await join(newcomers, await registerMember(site))).code).toBe('ok');
  });

  it('members outside its segment, by what they have done up to now', async () => {
    const { token } = await openOperator(site);
    const conditions: InputOf<typeof createSegment>['conditions'] = [
      { fact: 'deposited', has: true },
      { fact: 'validBets', classify: null, days: 7, least: 10_000_000n },
    ];
    const made = await site.call(createSegment, { name: 'Players', conditions }, { token });
    const segmentId = made.answer.value?.id ?? '';
    const promotion = await openPromotion(site, 'signUp', { audience: 'segment', segmentId });
    const member = await registerMember(site);
    await payIn(site, member, 5_000_000n);
    expect((await join(promotion, member)).code).toBe('promotion_not_eligible');
    expect(await statusOf(promotion, member)).toBe('closed');
    await insertRound(site, member, { bet: 10_000_000n });
    expect(await statusOf(promotion, member)).toBe('join');
    expect((await join(promotion, member)).code).toBe('ok');
    await expect(openPromotion(site, 'signUp', { audience: 'segment' })).rejects.toThrow('promotion_invalid');
    const strange = { audience: 'segment', segmentId: '999999' } as const;
    await expect(openPromotion(site, 'signUp', strange)).rejects.toThrow('promotion_invalid');
    const elsewhere = { host: brandHosts.second };
    await expect(openPromotion(site, 'signUp', { audience: 'segment', segmentId }, elsewhere)).rejects.toThrow(
      'promotion_invalid',
    );
  });

  it('[A182] a status, an amount or a member from the caller', async () => {
    const promotion = await openPromotion(site, 'signUp');
    const { token } = await registerMember(site);
    for (const extra of [{ amount: '100' }, { status: 'claim' }, { memberId: '1' }, { kind: 'raffle' }]) {
      const answer = await site.send('POST', joinPromotion.path, {
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify({ promotionId: promotion, ...extra }),
      });
      expect([answer.status, (answer.json() as { code: string }).code]).toEqual([400, 'unknown_field']);
    }
    expect(await count(promotion)).toBe(0);
  });
});

describe('forbids', () => {
  it('guests, operators, trial accounts, and [A181] members of another brand', async () => {
    const promotion = await openPromotion(site, 'signUp');
    expect((await site.call(joinPromotion, { promotionId: promotion })).status).toBe(401);
    const { token } = await openOperator(site);
    expect((await site.call(joinPromotion, { promotionId: promotion }, { token })).status).toBe(401);
    const other = await registerMember(site, undefined, { host: brandHosts.second });
    const foreign = await site.call(
      joinPromotion,
      { promotionId: promotion },
      { token: other.token, host: brandHosts.second },
    );
    expect(foreign.answer.code).toBe('promotion_not_found');
    const trial = await registerMember(site);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [trial.memberId]);
    expect((await join(promotion, trial)).code).toBe('in_need_true_account');
    expect(await count(promotion)).toBe(0);
  });
});
