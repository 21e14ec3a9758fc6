import { createSegment, listSegments } from '@baize/contract';
import {
  brandHosts,
  openOperator,
  openPromotion,
  registerMember,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  ({ token } = await openOperator(site));
});
afterAll(() => site.close());

const list = async (by: { token?: string; host?: string } = { token }) =>
  (await site.call(listSegments, {}, by)).answer;

describe('works', () => {
  it('lists the brand’s segments by name, with what uses each', async () => {
    for (const name of ['walkers', 'Agents’ friends', 'Movers']) {
      await site.call(createSegment, { name, conditions: [{ fact: 'deposited', has: true }] }, { token });
    }
    const [friends, movers, walkers] = (await list()).value?.segments ?? [];
    expect([friends?.name, movers?.name, walkers?.name]).toEqual(['Agents’ friends', 'Movers', 'walkers']);
    const id = await openPromotion(site, 'signUp', { audience: 'segment', segmentId: movers?.id ?? null });
    const uses = (await list()).value?.segments.map((one) => one.uses.map((use) => `${use.kind} ${use.id}`));
    expect(uses).toEqual([[], [`promotion ${id}`], []]);
  });
});

describe('refuses', () => {
  it('fields that it does not know', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await site.send('GET', `${listSegments.path}?brandId=2`, { headers });
    expect((answer.json() as { code: string }).code).toBe('unknown_field');
  });
});

describe('forbids', () => {
  it('members and guests; another brand sees its own only', async () => {
    expect((await list({})).code).toBe('not_logged_in');
    expect((await list(await registerMember(site))).code).toBe('not_logged_in');
    expect((await list(await openOperator(site, { host: brandHosts.second }))).value?.segments).toEqual([]);
    expect((await list(await openOperator(site, { role: 'auditor' }))).value?.segments).toHaveLength(3);
  });
});
