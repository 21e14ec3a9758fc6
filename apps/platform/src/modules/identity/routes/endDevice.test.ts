import { endDevice, getMemberInfo, listSessions, login } from '@baize/contract';
import { brandHosts, credentials, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const remembered = async () => {
  const member = await registerMember(site);
  const { answer, cookies } = await site.call(login, await credentials(site, member.account, { remember: true }));
  const token = answer.value?.token ?? '';
  const list = (await site.call(listSessions, {}, { token })).answer.value ?? [];
  const idOf = (kind: string): string => list.find((row) => row.kind === kind)?.id ?? '';
  return { ...member, token, cookie: cookies['remembered'] ?? '', session: idOf('session'), device: idOf('device') };
};
const comeBack = async (cookie: string): Promise<string> => {
  const again = { type: 'remembered', side: 'player', remember: false } as const;
  return (await site.call(login, again, { headers: { cookie: `remembered=${cookie}` } })).answer.code;
};

describe('works', () => {
  it('forgets a remembered browser, and ends a session with its token', async () => {
    const { token, cookie, device, session } = await remembered();
    expect((await site.call(endDevice, { id: device }, { token })).answer.code).toBe('ok');
    expect(await comeBack(cookie)).toBe('not_remembered');
    expect((await site.call(getMemberInfo, {}, { token })).status).toBe(200);
    expect((await site.call(endDevice, { id: session }, { token })).answer.code).toBe('ok');
    expect((await site.call(getMemberInfo, {}, { token })).status).toBe(401);
  });
});

describe('refuses', () => {
  it('unknown ids, and one that was ended before', async () => {
    const { token, device } = await remembered();
    await site.call(endDevice, { id: device }, { token });
    for (const id of [device, randomUUID(), 'x', '1']) {
      const { status, answer } = await site.call(endDevice, { id }, { token });
      expect([id, status, answer.code]).toEqual([id, 404, 'session_not_found']);
    }
  });
});

describe('forbids', () => {
  it('[A108] ids of another account, guests, and other brands', async () => {
    const [one, two] = [await remembered(), await remembered()];
    for (const id of [two.session, two.device]) {
      expect((await site.call(endDevice, { id }, { token: one.token })).answer.code).toBe('session_not_found');
    }
    expect((await site.call(endDevice, { id: one.device })).status).toBe(401);
    const foreign = await site.call(endDevice, { id: one.device }, { token: one.token, host: brandHosts.second });
    expect(foreign.status).toBe(401);
    expect(await comeBack(two.cookie)).toBe('ok');
  });
});
