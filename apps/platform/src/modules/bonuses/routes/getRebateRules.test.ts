import { getRebateRules } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedRebates } from '../index.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const read = async (options: { token: string; host?: string }) =>
  (await site.call(getRebateRules, {}, options)).answer.value;

describe('works', () => {
  it('returns the rates; version 0 means never set', async () => {
    const { token } = await openOperator(site, { role: 'auditor' });
    expect(await read({ token })).toMatchObject({ rates: { RNG: 0 }, minimum: 0n, version: 0 });
    await seedRebates(site.owner, 1);
    expect(await read({ token })).toMatchObject({ rates: { RNG: 50 }, version: 1 });
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const { token } = await openOperator(site);
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', `${getRebateRules.path}?brandId=2`, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests and members, and shows nothing of another brand', async () => {
    expect((await site.call(getRebateRules, {})).status).toBe(401);
    expect((await site.call(getRebateRules, {}, { token: (await registerMember(site)).token })).status).toBe(401);
    const host = brandHosts.second;
    const { token } = await openOperator(site, { host });
    expect(await read({ token, host })).toMatchObject({ version: 0 });
  });
});
