import { createHandOver, login, takeHandOver, verifyLogin } from '@baize/contract';
import {
  credentials,
  goodPassword,
  registerMember,
  startPlatform,
  type TestMember,
  type TestPlatform,
  waitUntil,
} from '@baize/testkit';
import type { Client } from '#kit/db.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setPassword } from './setPassword.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.owner.query('delete from kit_limits');
});

const elsewhere = { headers: { 'x-forwarded-for': '203.0.113.7' } };

/**
 * Changes the password while a call authenticated by the old one waits for the account, and returns the call's
 * response.
 */
async function overtaken<Answered>({ memberId }: TestMember, start: () => Promise<Answered>): Promise<Answered> {
  const client = await site.owner.connect();
  try {
    await client.query('begin');
    await client.query('select 1 from identity_accounts where id = $1 for update', [memberId]);
    const answer = start();
    await waitUntil(async () => {
      const { rowCount } = await site.owner.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rowCount === 1;
    });
    await setPassword(client as Client, { memberId, passwordHash: '$argon2id$another' });
    await client.query('commit');
    return await answer;
  } finally {
    client.release();
  }
}
const isIn = async ({ memberId }: TestMember): Promise<boolean> =>
  (
    await site.owner.query(
      `select 1 from identity_sessions where member_id = $1 and ended_at is null
       union all select 1 from identity_devices where member_id = $1 and ended_at is null
       union all select 1 from identity_verifications where member_id = $1 and ended_at is null`,
      [memberId],
    )
  ).rowCount !== 0;
const payBy = async ({ memberId }: TestMember): Promise<void> => {
  await site.owner.query(
    `insert into identity_profiles (member_id, brand_id, payment_password_hash)
     select id, brand_id, password_hash from identity_accounts where id = $1
     on conflict (member_id) do update set payment_password_hash = excluded.payment_password_hash`,
    [memberId],
  );
};

describe('a password change during a login by the old one', () => {
  it('refuses a login that had been compared already, and does not remember its browser', async () => {
    const member = await registerMember(site);
    const typed = await credentials(site, member.account, { remember: true });
    const { answer, cookies } = await overtaken(member, () => site.call(login, typed));
    expect(answer.code).toBe('in_incorrect_password');
    expect(cookies['remembered']).toBeUndefined();
    expect(await isIn(member)).toBe(false);
  });

  it('refuses a login that would have waited for a second factor', async () => {
    const member = await registerMember(site);
    await payBy(member);
    const typed = await credentials(site, member.account);
    const { answer } = await overtaken(member, () => site.call(login, typed, elsewhere));
    expect(answer.code).toBe('in_incorrect_password');
    expect(await isIn(member)).toBe(false);
  });

  it('refuses a login with a just verified second factor', async () => {
    const member = await registerMember(site);
    await payBy(member);
    const { answer: held } = await site.call(login, await credentials(site, member.account), elsewhere);
    const { verificationId } = held.value as unknown as { verificationId: string };
    const proof = { verificationId, method: 'paymentPassword', code: goodPassword } as const;
    const { answer } = await overtaken(member, () => site.call(verifyLogin, proof, elsewhere));
    expect(answer.code).toBe('verification_expired');
    expect(await isIn(member)).toBe(false);
  });

  it('refuses a remembered browser', async () => {
    const member = await registerMember(site);
    const typed = await credentials(site, member.account, { remember: true });
    const { cookies } = await site.call(login, typed);
    const { answer } = await overtaken(member, () =>
      site.call(
        login,
        { type: 'remembered', side: 'player', remember: false },
        { headers: { cookie: `remembered=${cookies['remembered']}` } },
      ),
    );
    expect(answer.code).toBe('not_remembered');
    expect(await isIn(member)).toBe(false);
  });

  it('refuses a session hand-over', async () => {
    const member = await registerMember(site);
    const { answer: carried } = await site.call(createHandOver, {}, { token: member.token });
    const token = new URL(carried.value?.url ?? '').searchParams.get('token') ?? '';
    const { answer } = await overtaken(member, () => site.call(takeHandOver, { token }));
    expect(answer.code).toBe('not_logged_in');
    expect(await isIn(member)).toBe(false);
  });
});
