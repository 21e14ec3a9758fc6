import { login, operations, type Operation } from '@baize/contract';
import {
  brandHosts,
  credentials,
  openOperator,
  registerMember,
  snapshotOf,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitCookies } from './modules/identity/index.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const all: readonly Operation[] = Object.values(operations);

const snapshot = () => snapshotOf(site);

/** Sends an operation with somebody else's session, by token and by every cookie that its pages hold. */
async function attempt(
  operation: Operation,
  { token, cookie = '' }: { token: string; cookie?: string },
  host: string,
): Promise<{ status: number; code: string }> {
  const isRead = operation.method === 'GET' || operation.method === 'DELETE';
  const answer = await site.send(operation.method, operation.path, {
    headers: {
      host,
      authorization: `Bearer ${token}`,
      cookie: `token=${token}; ${cookie}`,
      ...(operation.isForm === true ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
    ...(isRead ? {} : { body: operation.isForm === true ? '' : '{}' }),
  });
  return { status: answer.status, code: (answer.json() as { code: string }).code };
}

describe('brand isolation', () => {
  it("[A098] a member's token opens no call on the other brand's host, and changes nothing", async () => {
    const member = await registerMember(site);
    const form = await credentials(site, member.account, { password: member.password, remember: true });
    const { answer, cookies } = await site.call(login, form);
    const token = answer.value?.token ?? '';
    /* What the browser of a remembered member holds, besides the token. */
    expect(Object.keys(cookies)).toEqual(expect.arrayContaining([visitCookies.device]));
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const before = await snapshot();
    const mine = all.filter(({ audience }) => audience !== 'public');
    expect(mine.length).toBeGreaterThan(20);
    for (const operation of mine) {
      expect(await attempt(operation, { token, cookie }, brandHosts.second), operation.id).toEqual({
        status: 401,
        code: 'not_logged_in',
      });
    }
    /* Nor does the cookie alone let anybody in there, and at home it still does. */
    const back = { type: 'remembered', side: 'player', remember: true } as const;
    const at = (host: string) => site.call(login, back, { host, headers: { cookie } });
    expect((await at(brandHosts.second)).answer.code).toBe('not_remembered');
    expect(await snapshot()).toBe(before);
    expect((await at(brandHosts.first)).answer.code).toBe('ok');
  });

  it("[A098] an operator's token opens no call on the other brand's host, and changes nothing", async () => {
    const operator = await openOperator(site, { host: brandHosts.second, role: 'approver' });
    const before = await snapshot();
    for (const operation of all.filter(({ audience }) => audience !== 'public')) {
      expect(await attempt(operation, operator, brandHosts.first), operation.id).toEqual({
        status: 401,
        code: 'not_logged_in',
      });
    }
    expect(await snapshot()).toBe(before);
  });

  it('no call takes the brand from its input', async () => {
    for (const operation of all) {
      const shape = (operation.input as { shape?: Record<string, unknown> }).shape ?? {};
      expect(Object.keys(shape), operation.id).not.toContain('brandId');
    }
  });

  it('[A030] a name and password of one brand do not exist on the other host', async () => {
    const member = await registerMember(site, 'samename1');
    const elsewhere = await site.call(
      login,
      await credentials(site, member.account, { password: member.password }, { host: brandHosts.second }),
      { host: brandHosts.second },
    );
    expect(elsewhere.answer).toMatchObject({ success: false, code: 'in_incorrect_password' });
    const another = await registerMember(site, 'samename1', { host: brandHosts.second });
    expect(another.memberId).not.toBe(member.memberId);
  });
});
