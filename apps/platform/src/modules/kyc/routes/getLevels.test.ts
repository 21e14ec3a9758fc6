import { getLevels, updateLevels } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const none = { single: null, daily: null };

describe('works', () => {
  it('is null where the brand requires no level, and then what was set', async () => {
    const { token } = await openOperator(site);
    const levels = [{ single: 0n, daily: 0n }, { single: 5n, daily: null }, none, none];
    expect((await site.call(getLevels, {}, { token })).answer.value).toEqual({
      levels: null,
      currency: 'CNY',
      version: 0,
    });
    await site.call(updateLevels, { version: 0, levels }, { token });
    expect((await site.call(getLevels, {}, { token })).answer.value).toEqual({ levels, currency: 'CNY', version: 1 });
  });
});

describe('refuses', () => {
  it('unknown parameters', async () => {
    const { token } = await openOperator(site);
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', `${getLevels.path}?brandId=2`, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('[A257] members and guests; [A258] another brand sees its own only', async () => {
    const { token } = await registerMember(site);
    expect((await site.call(getLevels, {}, { token })).status).toBe(401);
    expect((await site.call(getLevels, {})).status).toBe(401);
    const host = brandHosts.second;
    const foreign = await openOperator(site, { host });
    expect((await site.call(getLevels, {}, { token: foreign.token, host })).answer.value?.version).toBe(0);
  });
});
