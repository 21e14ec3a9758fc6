import { updateSessionLimit } from '@baize/contract';
import { brandHosts, registerMember, openVendor, startPlatform, type TestPlatform, said } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

/** Bypasses the client's types. */
const sendRawly = async (body: unknown, token: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await site.send('POST', updateSessionLimit.path, { body: JSON.stringify(body), headers })).status;
};

describe('works', () => {
  it('sets the minutes, stricter at once and relaxed a day later, and refuses bets after them', async () => {
    const vendor = await openVendor(site);
    const { token, memberId } = await registerMember(site);
    const player = await vendor.player({ memberId });
    const set = async (minutes: number | null) =>
      (await site.call(updateSessionLimit, { minutes }, { token })).answer.value?.session;
    expect(await set(60)).toEqual({ allowedMinutes: 60, usedMinutes: 0, nextMinutes: null, nextFrom: null });
    expect(await set(30)).toMatchObject({ allowedMinutes: 30, nextFrom: null });
    expect(await set(120)).toMatchObject({ allowedMinutes: 30, nextMinutes: 120, nextFrom: expect.any(String) });
    expect((await vendor.call('/transaction/bet', vendor.bet(player))).status).toBe(said.done);
    await site.owner.query(`update limits_rules set since = since - interval '30 minutes' where member_id = $1`, [
      memberId,
    ]);
    expect((await vendor.call('/transaction/bet', vendor.bet(player))).status).toBe(said.limitReached);
  });
});

describe('refuses', () => {
  it('less than a quarter of an hour, more than half a day, and fractions of minutes', async () => {
    const { token } = await registerMember(site);
    for (const minutes of [0, 14, 721, 30.5, '60']) {
      expect(await sendRawly({ minutes }, token), String(minutes)).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('guests, free play and sessions of another brand', async () => {
    const input = { minutes: 60 };
    expect((await site.call(updateSessionLimit, input)).status).toBe(401);
    const { token, memberId } = await registerMember(site);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [memberId]);
    expect((await site.call(updateSessionLimit, input, { token })).answer.code).toBe('in_need_true_account');
    const { token: foreign } = await registerMember(site, undefined, { host: brandHosts.second });
    expect((await site.call(updateSessionLimit, input, { token: foreign })).status).toBe(401);
  });
});
