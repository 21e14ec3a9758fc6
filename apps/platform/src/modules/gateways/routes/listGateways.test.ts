import { listGateways } from '@baize/contract';
import {
  brandHosts,
  openGateway,
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
  it("lists the brand's gateways without secrets", async () => {
    const gateway = await openGateway(site);
    const { token } = await openOperator(site);
    const { answer } = await site.call(listGateways, {}, { token });
    expect(answer.value).toEqual([
      { id: String(gateway.id), code: gateway.code, name: `Gateway ${gateway.code}`, isOpen: true, hasPayouts: true },
    ]);
    await gateway.close();
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const { token } = await openOperator(site);
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', `${listGateways.path}?brand=2`, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('[A257] [A258] guests, members, and operators of another brand to see ours', async () => {
    const { token: member } = await registerMember(site);
    expect((await site.call(listGateways, {})).status).toBe(401);
    expect((await site.call(listGateways, {}, { token: member })).status).toBe(401);
    const host = brandHosts.second;
    const { token } = await openOperator(site, { host });
    expect((await site.call(listGateways, {}, { token, host })).answer.value).toEqual([]);
  });
});
