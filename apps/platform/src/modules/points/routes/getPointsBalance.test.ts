import { getPointsBalance } from '@baize/contract';
import {
  brandHosts,
  changeSettings,
  openMall,
  openOperator,
  registerMember,
  startPlatform,
  type TestMall,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let mall: TestMall;
beforeAll(async () => {
  site = await startPlatform();
  mall = await openMall(site);
});
afterAll(() => site.close());

describe('works', () => {
  it("[CALL-67] returns the member's points; zero for a new member", async () => {
    const member = await registerMember(site);
    const { token } = member;
    expect((await site.call(getPointsBalance, {}, { token })).answer.value).toEqual({ balance: 0 });
    await mall.give(member, 8_420);
    expect((await site.call(getPointsBalance, {}, { token })).answer.value).toEqual({ balance: 8_420 });
  });
});

describe('refuses', () => {
  it('[MODULE-10] brands without the module, and query parameters', async () => {
    const { token } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', `${getPointsBalance.path}?memberId=1`, { headers })).status).toBe(400);
    await changeSettings(site, { modules: { PTSYS3: '0' } });
    expect((await site.call(getPointsBalance, {}, { token })).answer.code).toBe('points_closed');
    await changeSettings(site, { modules: { PTSYS3: '1' } });
    expect((await site.call(getPointsBalance, {}, { token })).answer.code).toBe('ok');
  });
});

describe('forbids', () => {
  it('[ROLE-07] guests and operators, and shows only own points', async () => {
    expect((await site.call(getPointsBalance, {})).status).toBe(401);
    const operator = await openOperator(site);
    expect((await site.call(getPointsBalance, {}, { token: operator.token })).status).toBe(401);
    const member = await registerMember(site);
    await mall.give(member, 5);
    const other = await registerMember(site);
    expect((await site.call(getPointsBalance, {}, { token: other.token })).answer.value).toEqual({ balance: 0 });
    const { status } = await site.call(getPointsBalance, {}, { token: member.token, host: brandHosts.second });
    expect(status).toBe(401);
  });
});
