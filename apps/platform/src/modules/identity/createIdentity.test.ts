import { getMemberInfo, logout } from '@baize/contract';
import { openVendor, registerMember, startPlatform, type TestPlatform, waitUntil } from '@baize/testkit';
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  await openVendor(site);
});
afterAll(() => site.close());

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

describe('what a session must not outlive', () => {
  it('[I-42] is ended with it, even when the session ends at the very moment that it is made', async () => {
    const member = await registerMember(site);
    const opening = randomBytes(32);
    const gate = { open: (): void => undefined, enter: (): void => undefined };
    const mayGoOn = new Promise<void>((resolve) => (gate.open = resolve));
    const isInside = new Promise<void>((resolve) => (gate.enter = resolve));
    const storing = site.platform.identity.whileLive(hashOf(member.token), async (db) => {
      gate.enter();
      await mayGoOn;
      await db.query(
        `insert into vendors_sessions (token_hash, brand_id, member_id, vendor_id, game_code, currency, expires_at)
         select $1, 1, $2, id, 'dragon-eight', 'CNY', now() + interval '1 hour' from vendors_vendors limit 1`,
        [opening, member.memberId],
      );
      return 'stored';
    });
    await isInside;
    const leaving = site.call(logout, {}, { token: member.token });
    await waitUntil(
      async () =>
        (
          await site.owner.query(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).rowCount === 1,
    );
    gate.open();
    expect(await storing).toBe('stored');
    expect((await leaving).answer.code).toBe('ok');
    const { rows } = await site.owner.query(
      'select expires_at <= now() as over from vendors_sessions where token_hash = $1',
      [opening],
    );
    expect(rows).toEqual([{ over: true }]);
  });

  it('is not made at all once the session has ended', async () => {
    const member = await registerMember(site);
    await site.call(logout, {}, { token: member.token });
    const work = vi.fn(async () => 'stored');
    expect(await site.platform.identity.whileLive(hashOf(member.token), work)).toBeUndefined();
    expect(work).not.toHaveBeenCalled();
    expect((await site.call(getMemberInfo, {}, { token: member.token })).status).toBe(401);
  });
});
