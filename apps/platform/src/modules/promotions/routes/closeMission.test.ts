import { claimMission, closeMission, createCampaign } from '@baize/contract';
import {
  brandHosts,
  openOperator,
  openPromotion,
  playRound,
  promotionDraftOf,
  registerMember,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPeriods } from '../store/periods.ts';

let site: TestPlatform;
let operator: { token: string };
beforeAll(async () => {
  site = await startPlatform();
  operator = await openOperator(site);
});
afterAll(() => site.close());

const close = async (
  id: string,
  version = 1,
  { token, host = brandHosts.first }: { token: string; host?: string } = operator,
) => (await site.call(closeMission, { id, version }, { token, host })).answer;

describe('works', () => {
  it('ends a mission with the current day or week, until when it can be completed, with an audit row', async () => {
    const [day, week] = [
      await openPromotion(site, 'mission'),
      await openPromotion(site, 'mission', { mission: { period: 'week' } }),
    ];
    const { dayUntil, weekUntil } = await readPeriods(site.platform.pool, 'Asia/Shanghai');
    expect((await close(day)).value).toMatchObject({ version: 2, endsAt: dayUntil.toISOString() });
    expect((await close(week)).value).toMatchObject({ endsAt: weekUntil.toISOString() });
    const { token, memberId } = await registerMember(site);
    await playRound(site, { memberId, at: new Date(), bet: 10_000_000n, win: 0n });
    const { answer } = await site.call(claimMission, { missionId: day }, { token });
    expect(answer.value?.status).toBe('issued');
    const { rows } = await site.owner.query(
      `select from audit_trail where action = 'promotions.closeMission' and object_id = $1`,
      [day],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('refuses', () => {
  it('missions that end as soon anyway, an outdated version, and other kinds', async () => {
    const id = await openPromotion(site, 'mission');
    expect((await close(id, 7)).code).toBe('version_conflict');
    expect((await close(id)).code).toBe('ok');
    expect((await close(id, 2)).code).toBe('promotion_closed');
    expect((await close(await openPromotion(site, 'signUp'))).code).toBe('promotion_not_found');
    expect((await close('999999')).code).toBe('promotion_not_found');
  });

  it('invalid missions and referrals', async () => {
    const other = await openPromotion(site, 'mission', { mission: { period: 'week' } });
    const set = async (draft: ReturnType<typeof promotionDraftOf>) => {
      const { answer } = await site.call(createCampaign, draft, { token: operator.token });
      return [answer.code, (answer.value as { field?: string } | null)?.field];
    };
    const mission = promotionDraftOf('mission');
    const faults: [ReturnType<typeof promotionDraftOf>, string][] = [
      [{ ...mission, mission: null }, 'mission'],
      [promotionDraftOf('mission', { mission: { amount: 0n } }), 'goalAmount'],
      [promotionDraftOf('mission', { mission: { fact: 'checkIn', amount: 0n, times: 2 } }), 'goalTimes'],
      [promotionDraftOf('mission', { mission: { fact: 'deposit', classify: 'RNG' } }), 'classify'],
      [promotionDraftOf('mission', { mission: { after: other } }), 'after'],
      [promotionDraftOf('mission', { mission: { after: '999999' } }), 'after'],
      [promotionDraftOf('mission', { terms: { amount: 0n } }), 'amount'],
      [{ ...promotionDraftOf('signUp'), mission: mission.mission }, 'mission'],
      [promotionDraftOf('referral', { terms: { minimum: 0n } }), 'minimum'],
      [promotionDraftOf('referral', { referral: { tiers: [{ from: 2, amount: 1n }] } }), 'tiers'],
      [promotionDraftOf('referral', { referral: { tiers: [1, 1].map((from) => ({ from, amount: 1n })) } }), 'tiers'],
    ];
    for (const [draft, field] of faults) expect(await set(draft)).toEqual(['promotion_invalid', field]);
  });
});

describe('forbids', () => {
  it('auditors, members, and operators of another brand', async () => {
    const id = await openPromotion(site, 'mission');
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await close(id, 1, auditor)).code).toBe('not_allowed');
    const { token } = await registerMember(site);
    expect((await close(id, 1, { token })).code).toBe('not_logged_in');
    expect((await close(id, 1, await openOperator(site, { host: brandHosts.second }))).code).toBe(
      'promotion_not_found',
    );
  });
});
