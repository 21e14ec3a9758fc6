import { createTestDatabase, type TestDatabase, waitUntil } from '@baize/testkit';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

/** Until this many sessions of the database wait for a lock. */
const waiting = (count: number) =>
  waitUntil(async () => {
    const { rows } = await owner.query<{ n: number }>(
      `select count(*)::integer as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0]?.n === count;
  });

describe('the change of seeds', () => {
  it('reveals the old seed, whose hash was shown before, and goes on with another', async () => {
    const player = await enter();
    const before = (await player.get('/api/seeds')).body.seed;
    const { status, body } = await player.post('/api/seeds/rotate', { clientSeed: 'mine' });
    expect(status).toBe(200);
    expect(body.revealed.serverSeedHash).toBe(before.serverSeedHash);
    expect(body.seed).toMatchObject({ clientSeed: 'mine', nextNonce: '0' });
    expect(body.seed.serverSeedHash).not.toBe(before.serverSeedHash);
  });

  it('waits for a spin that is about to take its nonce, and then reveals nothing while its bet is on the way', async () => {
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

  it('lets a spin that waited for it draw from the new seed', async () => {
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

describe('an address', () => {
  it('that leads nowhere, or is none, is refused by name', async () => {
    for (const url of ['/nothing', '/%zz', '/api/proof/..%2fx', '/games/dragon-eight/..%2f..%2fpackage.json']) {
      const response = await test.running.app.inject({ method: 'GET', url });
      expect([url, response.statusCode < 500, Object.keys(response.json())]).toEqual([url, true, ['error', 'message']]);
    }
    expect((await test.running.app.inject({ method: 'GET', url: '/%zz' })).json()).toMatchObject({ error: 'notFound' });
  });
});
