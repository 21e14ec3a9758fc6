import { getLimits, updateReminder } from '@baize/contract';
import { brandHosts, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

/** Bypasses the client's types. */
const sendRawly = async (body: unknown, token: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await site.send('POST', updateReminder.path, { body: JSON.stringify(body), headers })).status;
};

describe('works', () => {
  it('saves the interval for this member', async () => {
    const { token } = await registerMember(site);
    expect((await site.call(updateReminder, { minutes: 30 }, { token })).answer.value?.reminderMinutes).toBe(30);
    await site.call(updateReminder, { minutes: 15 }, { token });
    expect((await site.call(getLimits, {}, { token })).answer.value?.reminderMinutes).toBe(15);
  });
});

describe('refuses', () => {
  it('intervals that are not offered', async () => {
    const { token } = await registerMember(site);
    for (const minutes of [0, 1, 61, 600, null]) {
      expect(await sendRawly({ minutes }, token), String(minutes)).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('guests, free play and sessions of another brand', async () => {
    const input = { minutes: 15 } as const;
    expect((await site.call(updateReminder, input)).status).toBe(401);
    const { token, memberId } = await registerMember(site);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [memberId]);
    expect((await site.call(updateReminder, input, { token })).answer.code).toBe('in_need_true_account');
    const { token: foreign } = await registerMember(site, undefined, { host: brandHosts.second });
    expect((await site.call(updateReminder, input, { token: foreign })).status).toBe(401);
  });
});
