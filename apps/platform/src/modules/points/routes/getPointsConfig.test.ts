import { getPointsConfig } from '@baize/contract';
import {
  changeSettings,
  openMall,
  openOperator,
  registerMember,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it("[CALL-71] [POINTS-04] returns earning rates, the value of points, and the brand's rules", async () => {
    await changeSettings(site, { modules: { PTSYS3: '1' } });
    const { token } = await registerMember(site);
    const none = await site.call(getPointsConfig, {}, { token });
    expect(none.answer.value).toMatchObject({ currency: 'CNY', rates: { RNG: 0 }, ratioAmount: 0n, rules: {} });
    await openMall(site);
    const { answer } = await site.call(getPointsConfig, {}, { token });
    expect(answer.value).toMatchObject({ ratioPoints: 100, ratioAmount: 100_000n, ratioVersion: 1 });
    expect(answer.value).toMatchObject({ rates: { RNG: 100, LIVE: 50 }, rules: { EN: 'Play fair.' } });
    expect(Object.keys(answer.value ?? {})).not.toContain('version');
  });
});

describe('refuses', () => {
  it('brands without the module, and query parameters', async () => {
    const { token } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', `${getPointsConfig.path}?brandId=2`, { headers })).status).toBe(400);
    await changeSettings(site, { modules: { PTSYS3: '0' } });
    expect((await site.call(getPointsConfig, {}, { token })).answer.code).toBe('points_closed');
  });
});

describe('forbids', () => {
  it('guests and operators', async () => {
    expect((await site.call(getPointsConfig, {})).status).toBe(401);
    expect((await site.call(getPointsConfig, {}, { token: (await openOperator(site)).token })).status).toBe(401);
  });
});
