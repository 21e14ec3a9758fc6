import { endDevices, getMemberInfo, login } from '@baize/contract';
import { brandHosts, credentials, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const remembered = async (account: string) => {
  const { answer, cookies } = await site.call(login, await credentials(site, account, { remember: true }));
  return { token: answer.value?.token ?? '', cookie: cookies['remembered'] ?? '' };
};
const comeBack = async (cookie: string): Promise<string> => {
  const again = { type: 'remembered', side: 'player', remember: false } as const;
  return (await site.call(login, again, { headers: { cookie: `remembered=${cookie}` } })).answer.code;
};

describe('works', () => {
  it('forgets every other browser of the account, and neither this one nor its session', async () => {
    const member = await registerMember(site);
    const [stranger, friend] = [await remembered(member.account), await remembered(member.account)];
    const { token, cookie } = await remembered(member.account);
    const other = await remembered((await registerMember(site)).account);
    const headers = { cookie: `remembered=${cookie}` };
    for (const _ of [1, 2]) expect((await site.call(endDevices, {}, { token, headers })).answer.code).toBe('ok');
    expect((await site.call(getMemberInfo, {}, { token })).status).toBe(200);
    const found = [];
    for (const one of [stranger.cookie, friend.cookie, other.cookie, cookie]) found.push(await comeBack(one));
    expect(found).toEqual(['not_remembered', 'not_remembered', 'ok', 'ok']);
  });

  it('forgets all of them for a browser that is not remembered itself', async () => {
    const member = await registerMember(site);
    const { token, cookie } = await remembered(member.account);
    expect((await site.call(endDevices, {}, { token })).answer.code).toBe('ok');
    expect(await comeBack(cookie)).toBe('not_remembered');
  });
});

describe('refuses', () => {
  it('fields that nobody knows, and forgets nothing', async () => {
    const member = await registerMember(site);
    const { token, cookie } = await remembered(member.account);
    const { status, answer } = await site.call(endDevices, { id: '1' } as never, { token });
    expect([status, answer.code]).toEqual([400, 'unknown_field']);
    expect(await comeBack(cookie)).toBe('ok');
  });
});

describe('forbids', () => {
  it('guests, and a session of another brand', async () => {
    const member = await registerMember(site);
    expect((await site.call(endDevices, {})).status).toBe(401);
    const foreign = await site.call(endDevices, {}, { token: member.token, host: brandHosts.second });
    expect(foreign.status).toBe(401);
  });
});
