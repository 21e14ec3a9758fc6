import { getLimits, updateLimit } from '@baize/contract';
import { brandHosts, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it('returns all seven money limits, the session limit, the interval and pending relaxations', async () => {
    const { token } = await registerMember(site);
    const { answer } = await site.call(getLimits, {}, { token });
    expect(answer.value).toMatchObject({
      ...{ currency: 'CNY', block: null, reminderMinutes: 60, coolingHours: 24, exclusionMonths: 6 },
      session: { allowedMinutes: null, usedMinutes: 0 },
    });
    expect(answer.value?.limits.map(({ measure, period }) => `${measure} ${period}`)).toEqual([
      ...['deposit day', 'deposit week', 'deposit month', 'loss day', 'loss week', 'loss month', 'stake bet'],
    ]);
    expect(answer.value?.limits.every(({ allowed }) => allowed === null)).toBe(true);
  });

  it('applies the brand’s policy where that is stricter', async () => {
    const { token } = await registerMember(site);
    await site.owner.query(
      `insert into limits_policies (brand_id, profile, cooling_hours, reminder_minutes) values (1, 'UK', 48, 30)`,
    );
    const { answer } = await site.call(getLimits, {}, { token });
    expect(answer.value).toMatchObject({ reminderMinutes: 30, coolingHours: 48 });
    await site.call(updateLimit, { measure: 'stake', period: 'bet', allowed: 100_000n }, { token });
    const laxer = await site.call(updateLimit, { measure: 'stake', period: 'bet', allowed: null }, { token });
    const nextFrom = laxer.answer.value?.limits.find(({ measure }) => measure === 'stake')?.nextFrom ?? '';
    expect((Date.parse(nextFrom) - Date.now()) / 3_600_000).toBeCloseTo(48, 1);
    await expect(site.owner.query('update limits_policies set cooling_hours = 1')).rejects.toThrow('cooling_hours');
    await site.owner.query('delete from limits_policies');
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const { token } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', `${getLimits.path}?memberId=1`, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests, free play and sessions of another brand', async () => {
    const input = {};
    expect((await site.call(getLimits, input)).status).toBe(401);
    const { token, memberId } = await registerMember(site);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [memberId]);
    expect((await site.call(getLimits, input, { token })).answer.code).toBe('in_need_true_account');
    const { token: foreign } = await registerMember(site, undefined, { host: brandHosts.second });
    expect((await site.call(getLimits, input, { token: foreign })).status).toBe(401);
  });
});
