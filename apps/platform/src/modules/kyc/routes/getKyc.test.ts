import { getKyc } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it('[MEMBER-01] reports that nothing was submitted, and that the brand requires no level', async () => {
    const { token } = await registerMember(site);
    const { value } = (await site.call(getKyc, {}, { token })).answer;
    expect(value).toMatchObject({ level: 0, currency: 'CNY', allowances: null });
    expect(value?.steps.map(({ level, state }) => [level, state])).toEqual([
      [1, 'none'],
      [2, 'none'],
      [3, 'none'],
    ]);
  });
});

describe('refuses', () => {
  it('unknown parameters', async () => {
    const { token } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', `${getKyc.path}?memberId=1`, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests, operators, other brands and trial accounts', async () => {
    const { token, memberId } = await registerMember(site);
    const operator = await openOperator(site);
    expect((await site.call(getKyc, {})).status).toBe(401);
    expect((await site.call(getKyc, {}, { token: operator.token })).status).toBe(401);
    expect((await site.call(getKyc, {}, { token, host: brandHosts.second })).status).toBe(401);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [memberId]);
    expect((await site.call(getKyc, {}, { token })).answer.code).toBe('in_need_true_account');
  });
});
