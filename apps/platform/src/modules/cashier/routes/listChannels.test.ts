import { listChannels } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDepositMethods } from '../index.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  await seedDepositMethods(site.owner, { brandId: 1, currency: 'CNY' });
});
afterAll(() => site.close());

describe('works', () => {
  it('lists all channels, closed ones included', async () => {
    const { token } = await openOperator(site, { role: 'auditor' });
    await site.owner.query('update cashier_methods set is_open = false');
    const { answer } = await site.call(listChannels, {}, { token });
    expect(answer.value).toMatchObject([{ kind: 'bankTransfer', isOpen: false, gatewayId: null, version: 1 }]);
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const { token } = await openOperator(site);
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', `${listChannels.path}?brandId=2`, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('[A257] [A258] members and guests, and shows another brand its own only', async () => {
    const member = await registerMember(site);
    expect((await site.call(listChannels, {})).status).toBe(401);
    expect((await site.call(listChannels, {}, { token: member.token })).status).toBe(401);
    const host = brandHosts.second;
    const { token } = await openOperator(site, { host });
    expect((await site.call(listChannels, {}, { token, host })).answer.value).toEqual([]);
  });
});
