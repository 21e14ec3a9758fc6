import { getProfile } from '@baize/contract/identity/getProfile';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it('[MEMBER-21] has all nine fields, empty until set', async () => {
    const { token, account } = await registerMember(site);
    const { value } = (await site.call(getProfile, {}, { token })).answer;
    expect(value).toMatchObject({
      ...{ nickname: account, fullName: '', telegram: '', zalo: '', birthday: '', address: '', nationality: '' },
      ...{ occupation: '', sourceOfIncome: '', locked: [] },
    });
    expect(value?.nationalities).toEqual(expect.arrayContaining(['CN', 'MY', 'VN']));
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const { token } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', `${getProfile.path}?memberId=1`, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests, operators and other brands', async () => {
    const { token } = await registerMember(site);
    const operator = await openOperator(site);
    expect((await site.call(getProfile, {})).status).toBe(401);
    expect((await site.call(getProfile, {}, { token: operator.token })).status).toBe(401);
    expect((await site.call(getProfile, {}, { token, host: brandHosts.second })).status).toBe(401);
  });
});
