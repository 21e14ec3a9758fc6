import { getFreeRounds } from '@baize/contract';
import {
  giveFreeRounds,
  openOperator,
  openVendor,
  registerMember,
  startPlatform,
  type TestPlatform,
  type TestVendor,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let vendor: TestVendor;
beforeAll(async () => {
  site = await startPlatform();
  vendor = await openVendor(site, { freeStakes: [100_000n] });
});
afterAll(() => site.close());

describe('works', () => {
  it('returns what the member can play, earliest end first, and nothing of others', async () => {
    const { memberId, token } = await registerMember(site);
    const other = await registerMember(site);
    const later = await giveFreeRounds(site, vendor, { memberId }, { seconds: 7_200, rounds: 5 });
    const first = await giveFreeRounds(site, vendor, { memberId });
    for (const status of ['requested', 'cancelled'] as const)
      await giveFreeRounds(site, vendor, { memberId }, { status });
    await giveFreeRounds(site, vendor, { memberId }, { seconds: -1 });
    await giveFreeRounds(site, vendor, other);
    const { value } = (await site.call(getFreeRounds, {}, { token })).answer;
    expect(value?.content).toMatchObject([
      { id: first.id, vassalage: 'studio', gameCode: 'dragon-eight', gameName: { EN: 'Dragon Eight' }, left: 3 },
      { id: later.id, stake: 100_000n, currency: 'CNY', rounds: 5, left: 5 },
    ]);
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const { token } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', `${getFreeRounds.path}?memberId=1`, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests, operators and trial accounts', async () => {
    expect((await site.call(getFreeRounds, {})).status).toBe(401);
    expect((await site.call(getFreeRounds, {}, await openOperator(site))).status).toBe(401);
    const trial = await registerMember(site);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [trial.memberId]);
    expect((await site.call(getFreeRounds, {}, trial)).answer.code).toBe('in_need_true_account');
  });
});
