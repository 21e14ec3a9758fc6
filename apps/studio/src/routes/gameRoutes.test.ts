import { createTestDatabase, type TestDatabase, waitUntil } from '@baize/testkit';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeOld } from '../retention/removeOld.ts';
import { openPool } from '../store.ts';
import { startTestStudio, type Player, type TestStudio } from '../testing/startTestStudio.ts';

let database: TestDatabase;
let test: TestStudio;
let owner: pg.Pool;
let users = 0;

beforeAll(async () => {
  database = await createTestDatabase({ migrate: false });
  test = await startTestStudio(database.url);
  owner = openPool(database.url);
});
afterAll(async () => {
  await owner.end();
  await test.close();
  await database.drop();
});

async function enter(): Promise<Player> {
  users += 1;
  test.pass(10_000);
  test.wallet.balance = 1_000_00000n;
  test.wallet.onCall = undefined;
  return test.enter(`seeds-${users}`);
}

const spin = (by: Player, requestId: string) => by.post('/api/spins', { requestId, bet: '100000' });

/** Waits until this many database sessions wait for a lock. */
const waiting = (count: number) =>
  waitUntil(async () => {
    const { rows } = await owner.query<{ n: number }>(
      `select count(*)::integer as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0]?.n === count;
  });

describe('the change of seeds', () => {
  it('reveals the old seed, whose hash was published before, and continues with a new one', async () => {
    const player = await enter();
    const before = (await player.get('/api/seeds')).body.seed;
    const { status, body } = await player.post('/api/seeds/rotate', { clientSeed: 'mine' });
    expect(status).toBe(200);
    expect(body.revealed.serverSeedHash).toBe(before.serverSeedHash);
    expect(body.seed).toMatchObject({ clientSeed: 'mine', nextNonce: '0' });
    expect(body.seed.serverSeedHash).not.toBe(before.serverSeedHash);
  });

  it('waits for a spin that is about to take its nonce, then is refused while its bet is in flight', async () => {
    const player = await enter();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    test.wallet.onCall = (path) => (path === '/transaction/bet' ? held : undefined);
    const holder = await owner.connect();
    try {
      await holder.query('begin');
      await holder.query('select from studio_seeds where revealed_at is null for update');
      const spinning = spin(player, 'about-to-draw');
      await waiting(1);
      const rotating = player.post('/api/seeds/rotate', {});
      await waiting(2);
      await holder.query('commit');
      const { status, body } = await rotating;
      expect([status, body.error]).toEqual([409, 'roundOpen']);
      release();
      expect((await spinning).status).toBe(200);
    } finally {
      release();
      holder.release();
    }
    expect((await player.post('/api/seeds/rotate', {})).status).toBe(200);
  });

  it('lets a waiting spin draw from the new seed', async () => {
    const player = await enter();
    const holder = await owner.connect();
    try {
      await holder.query('begin');
      await holder.query('select from studio_seeds where revealed_at is null for update');
      const rotating = player.post('/api/seeds/rotate', {});
      await waiting(1);
      const spinning = spin(player, 'after-the-change');
      await waiting(2);
      await holder.query('commit');
      expect((await rotating).status).toBe(200);
      expect((await spinning).status).toBe(200);
    } finally {
      holder.release();
    }
    expect((await player.get('/api/seeds')).body.seed.nextNonce).toBe('1');
  });
});

describe('a URL', () => {
  it('that is unknown or invalid is refused with an error code', async () => {
    for (const url of ['/nothing', '/%zz', '/api/proof/..%2fx', '/games/dragon-eight/..%2f..%2fpackage.json']) {
      const response = await test.running.app.inject({ method: 'GET', url });
      expect([url, response.statusCode < 500, Object.keys(response.json())]).toEqual([url, true, ['error', 'message']]);
    }
    expect((await test.running.app.inject({ method: 'GET', url: '/%zz' })).json()).toMatchObject({ error: 'notFound' });
  });
});

describe('guests', () => {
  const tables = ['players', 'sessions', 'seeds', 'rounds'] as const;
  /** Row counts by table. */
  const counts = async (): Promise<Record<(typeof tables)[number], number>> => {
    const { rows } = await owner.query(
      `select ${tables.map((name) => `(select count(*)::integer from studio_${name}) as ${name}`).join(', ')}`,
    );
    return rows[0];
  };

  it('store nothing before their first spin, which draws from the seed whose hash they were shown', async () => {
    test.pass(10_000);
    const before = await counts();
    const guest = await test.enter();
    const { seed } = (await guest.get('/api/session')).body;
    expect((await guest.get('/api/balance')).body.balance).toBe('100000000');
    expect((await guest.get('/api/seeds')).body.seed).toEqual(seed);
    expect((await guest.get('/api/rounds')).body).toEqual({ rounds: [] });
    expect((await guest.post('/api/spins', { requestId: 'guest-odd-1', bet: '1' })).body.error).toBe('betNotOffered');
    expect(await counts()).toEqual(before);

    // A double click across two processes is one round of one guest.
    const other = guest.through(await test.another());
    const spins = await Promise.all([spin(guest, 'guest-spin-1'), spin(other, 'guest-spin-1')]);
    expect(new Set(spins.map(({ body }) => body.round.id)).size).toBe(1);
    const grown = Object.fromEntries(tables.map((name) => [name, before[name] + 1]));
    expect(await counts()).toEqual(grown);
    const { balance } = spins[0]!.body.round;
    expect((await guest.get('/api/balance')).body.balance).toBe(balance);
    const { revealed } = (await guest.post('/api/seeds/rotate', {})).body;
    expect(revealed).toMatchObject({
      serverSeedHash: seed.serverSeedHash,
      clientSeed: seed.clientSeed,
      nextNonce: '1',
    });
    expect(createHash('sha256').update(String(revealed.serverSeed)).digest('hex')).toBe(seed.serverSeedHash);
  });

  it('can choose their own seed before the first spin', async () => {
    const guest = await test.enter();
    const { seed } = (await guest.get('/api/session')).body;
    const changed = (await guest.post('/api/seeds/client', { clientSeed: 'mine' })).body.seed;
    expect(changed).toEqual({ ...seed, clientSeed: 'mine' });
    expect((await guest.get('/api/seeds')).body.seed).toEqual(changed);
  });

  it('need an unmodified token of the studio, valid for twelve hours', async () => {
    const { token } = await test.enter();
    const [text = '', mark = ''] = token.split('.');
    const told = JSON.parse(Buffer.from(text, 'base64url').toString()) as object;
    const richer = Buffer.from(JSON.stringify({ ...told, currency: 'USD' })).toString('base64url');
    const session = async (bearer: string) => {
      const headers = { authorization: `Bearer ${bearer}` };
      return (await test.running.app.inject({ url: '/api/session', headers })).statusCode;
    };
    expect(await session(token)).toBe(200);
    for (const wrong of [`${richer}.${mark}`, `${text}.${'A'.repeat(43)}`, `.${mark}`, text]) {
      expect(await session(wrong)).toBe(401);
    }
    test.pass(12 * 3_600_000);
    expect(await session(token)).toBe(401);
  });

  it("are removed with all of their rounds after the retention period, while members' rounds stay", async () => {
    const member = await enter();
    await spin(member, 'member-kept');
    const idle = await enter();
    const guest = await test.enter();
    await spin(guest, 'guest-old-1');
    await guest.post('/api/seeds/rotate', {});
    test.pass(29 * 86_400_000);
    const young = await test.enter();
    await spin(young, 'guest-new-1');
    const before = await counts();
    test.pass(86_400_000 + 13 * 3_600_000);
    await Promise.all([removeOld(test.running.studio), removeOld((await test.another()).studio)]);
    const { rows } = await owner.query<{ request_id: string }>(
      `select request_id from studio_rounds where request_id in ('guest-old-1', 'guest-new-1', 'member-kept') order by 1`,
    );
    expect(rows.map((row) => row.request_id)).toEqual(['guest-new-1', 'member-kept']);
    const { rows: guests } = await owner.query('select from studio_players where operator_user is null');
    expect(guests).toHaveLength(1);
    expect((await counts()).seeds).toBeLessThan(before.seeds);
    // A member's session without rounds is removed later; one with a round never.
    const sessionsOf = async (by: Player) => {
      const { rows: found } = await owner.query('select from studio_sessions where token_hash = $1', [
        createHash('sha256').update(by.token).digest(),
      ]);
      return found.length;
    };
    expect([await sessionsOf(member), await sessionsOf(idle)]).toEqual([1, 1]);
    await owner.query(`update studio_retention set kept_days = 1 where name = 'emptySessions'`);
    await removeOld(test.running.studio);
    expect([await sessionsOf(member), await sessionsOf(idle)]).toEqual([1, 0]);
  });
});
