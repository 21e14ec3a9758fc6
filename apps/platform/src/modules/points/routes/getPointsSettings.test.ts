import { getPointsSettings } from '@baize/contract';
import { brandHosts, openMall, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it('returns version 0 and zeros where never set, then the current settings; each brand its own', async () => {
    const { token } = await openOperator(site, { role: 'auditor' });
    const none = await site.call(getPointsSettings, {}, { token });
    expect(none.answer.value).toMatchObject({ version: 0, rates: { RNG: 0, LOTT: 0 }, ratioAmount: 0n });
    await openMall(site);
    const set = await site.call(getPointsSettings, {}, { token });
    expect(set.answer.value).toMatchObject({ version: 1, rates: { RNG: 100 }, ratioPoints: 100, currency: 'CNY' });
    const other = await openOperator(site, { host: brandHosts.second });
    const theirs = await site.call(getPointsSettings, {}, { token: other.token, host: other.host });
    expect(theirs.answer.value).toMatchObject({ version: 0 });
  });
});

describe('refuses', () => {
  it('query parameters', async () => {
    const headers = { authorization: `Bearer ${(await openOperator(site)).token}` };
    expect((await site.send('GET', `${getPointsSettings.path}?brandId=2`, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests and members', async () => {
    expect((await site.call(getPointsSettings, {})).status).toBe(401);
    const { token } = await registerMember(site);
    expect((await site.call(getPointsSettings, {}, { token })).status).toBe(401);
  });
});
