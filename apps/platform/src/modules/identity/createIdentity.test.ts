import { getMemberInfo, login, logout } from '@baize/contract';
import {
  credentials,
  openVendor,
  registerMember,
  startPlatform,
  type TestMember,
  type TestPlatform,
  waitUntil,
} from '@baize/testkit';
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  await openVendor(site);
});
afterAll(() => site.close());

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

describe('the end of a session', () => {
  /** A member's launch token, inserted on the launching connection. */
  const insertOpening = async (db: Pick<typeof site.owner, 'query'>, memberId: bigint): Promise<Buffer> => {
    const opening = randomBytes(32);
    await db.query(
      `insert into vendors_sessions (token_hash, brand_id, member_id, vendor_id, game_code, currency, expires_at)
       select $1, 1, $2, id, 'dragon-eight', 'CNY', now() + interval '1 hour' from vendors_vendors limit 1`,
      [opening, memberId],
    );
    return opening;
  };
  const isOver = async (opening: Buffer): Promise<boolean | undefined> => {
    const { rows } = await site.owner.query<{ over: boolean }>(
      'select expires_at <= now() as over from vendors_sessions where token_hash = $1',
      [opening],
    );
    return rows[0]?.over;
  };
  const ends: Record<string, (member: TestMember) => Promise<unknown>> = {
    'a logout': ({ token }) => site.call(logout, {}, { token }),
    'a lock': ({ memberId }) => site.platform.identity.setStatus({ brandId: 1, memberId, status: 'locked' }),
    'a time out': ({ memberId }) => site.platform.identity.signOut({ brandId: 1, memberId }, async () => undefined),
    'a login elsewhere': async ({ account }) => site.call(login, await credentials(site, account)),
  };

  it.each(Object.entries(ends))('[I-42] ends launch tokens by %s, even concurrently created ones', async (_, end) => {
    const member = await registerMember(site);
    const gate = { open: (): void => undefined, enter: (): void => undefined };
    const mayGoOn = new Promise<void>((resolve) => (gate.open = resolve));
    const isInside = new Promise<void>((resolve) => (gate.enter = resolve));
    const storing = site.platform.identity.whileLive(hashOf(member.token), async (db) => {
      gate.enter();
      await mayGoOn;
      return insertOpening(db, member.memberId);
    });
    await isInside;
    const leaving = end(member);
    await waitUntil(
      async () =>
        (
          await site.owner.query(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).rowCount === 1,
    );
    gate.open();
    const opening = await storing;
    await leaving;
    expect(opening).toBeInstanceOf(Buffer);
    expect(await isOver(opening ?? Buffer.alloc(0))).toBe(true);
    expect((await site.call(getMemberInfo, {}, { token: member.token })).status).toBe(401);
  });

  it('[I-42] ends launch tokens of an expired session, and of no other', async () => {
    const [idle, fresh] = [await registerMember(site), await registerMember(site)];
    const openings = [await insertOpening(site.owner, idle.memberId), await insertOpening(site.owner, fresh.memberId)];
    await site.owner.query(
      `update identity_sessions set last_seen_at = now() - interval '31 minutes' where member_id = $1`,
      [idle.memberId],
    );
    await site.platform.jobs.turn('identity.endExpired');
    expect(await Promise.all(openings.map(isOver))).toEqual([true, false]);
  });

  it('prevents launch tokens of an ended session', async () => {
    const member = await registerMember(site);
    await site.call(logout, {}, { token: member.token });
    const work = vi.fn(async () => 'stored');
    expect(await site.platform.identity.whileLive(hashOf(member.token), work)).toBeUndefined();
    expect(work).not.toHaveBeenCalled();
    expect((await site.call(getMemberInfo, {}, { token: member.token })).status).toBe(401);
  });
});
