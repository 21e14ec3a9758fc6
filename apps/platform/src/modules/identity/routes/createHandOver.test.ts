import { createHandOver, getMemberInfo, takeHandOver } from '@baize/contract';
import { brandHosts, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform({ env: { PUBLIC_URL: 'https://play.example:8443' } });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.owner.query('delete from kit_limits');
});

describe('works', () => {
  it('[STATE-03] returns a URL of the brand, whatever host was called, that opens a session once', async () => {
    const member = await registerMember(site);
    const { answer } = await site.call(createHandOver, {}, { token: member.token });
    const url = new URL(answer.value?.url ?? '');
    expect([url.origin, url.pathname, answer.value?.seconds]).toEqual(['https://localhost:8443', '/', 60]);
    const code = url.searchParams.get('token') ?? '';
    expect(code).toMatch(/^[\w-]{43}$/);
    const taken = await site.call(takeHandOver, { token: code });
    expect(taken.answer.value?.userInfo.id).toBe(String(member.memberId));
    const token = taken.answer.value?.token ?? '';
    expect((await site.call(getMemberInfo, {}, { token })).status).toBe(200);
  });

  it("[A094] stores the code's hash only, and never contains the session’s own token", async () => {
    const member = await registerMember(site);
    const { answer } = await site.call(createHandOver, {}, { token: member.token });
    const code = new URL(answer.value?.url ?? '').searchParams.get('token') ?? '';
    expect(code).not.toBe(member.token);
    const { rows } = await site.owner.query<{ hash: Buffer; row: string }>(
      'select code_hash as hash, h::text as row from identity_hand_overs h',
    );
    expect(rows.map(({ hash }) => hash.toString('hex'))).toContain(createHash('sha256').update(code).digest('hex'));
    expect(rows.map(({ row }) => row).join()).not.toContain(code);
  });
});

describe('refuses', () => {
  it('requests above the rate limit', async () => {
    const { token, memberId } = await registerMember(site);
    await site.owner.query(
      `insert into kit_limits (name, hits, ends_at) values ($1, 30, now() + interval '1 minute')`,
      [`identity.handOver:${memberId}`],
    );
    expect((await site.call(createHandOver, {}, { token })).answer.code).toBe('too_many_requests');
  });
});

describe('forbids', () => {
  it('guests, other brands, and sessions restricted to a password change', async () => {
    const { token, memberId } = await registerMember(site);
    expect((await site.call(createHandOver, {})).status).toBe(401);
    expect((await site.call(createHandOver, {}, { token, host: brandHosts.second })).status).toBe(401);
    await site.owner.query('update identity_sessions set needs_password_change = true where member_id = $1', [
      memberId,
    ]);
    expect((await site.call(createHandOver, {}, { token })).answer.code).toBe('password_change_needed');
  });
});
