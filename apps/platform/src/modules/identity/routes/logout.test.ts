import { getMemberInfo, logout } from '@baize/contract';
import { brandHosts, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it('[CALL-20] ends the session at once, and records the reason', async () => {
    const { token, memberId } = await registerMember(site);
    const { status, answer } = await site.call(logout, {}, { token });
    expect([status, answer.code, answer.value]).toEqual([200, 'ok', {}]);
    expect((await site.call(getMemberInfo, {}, { token })).answer.code).toBe('not_logged_in');
    const { rows } = await site.owner.query(
      'select end_reason, ended_at is not null as ended from identity_sessions where member_id = $1',
      [memberId],
    );
    expect(rows).toEqual([{ end_reason: 'loggedOut', ended: true }]);
  });
});

describe('refuses', () => {
  it('a second logout, also a concurrent one, without further effect', async () => {
    const { token } = await registerMember(site);
    const both = await Promise.all([site.call(logout, {}, { token }), site.call(logout, {}, { token })]);
    expect(both.map(({ status }) => status).every((status) => status === 200 || status === 401)).toBe(true);
    expect((await site.call(logout, {}, { token })).status).toBe(401);
  });

  it('query parameters', async () => {
    const { token } = await registerMember(site);
    const response = await site.send('DELETE', `${logout.path}?id=1`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([response.status, (response.json() as { code: string }).code]).toEqual([400, 'unknown_field']);
    expect((await site.call(getMemberInfo, {}, { token })).status).toBe(200);
  });
});

describe('forbids', () => {
  it('guests, other brands and other sites', async () => {
    const { token } = await registerMember(site);
    expect((await site.call(logout, {})).status).toBe(401);
    expect((await site.call(logout, {}, { token, host: brandHosts.second })).status).toBe(401);
    expect((await site.call(logout, {}, { token, headers: { origin: 'https://evil.example' } })).status).toBe(403);
    expect((await site.call(getMemberInfo, {}, { token })).status).toBe(200);
  });
});
