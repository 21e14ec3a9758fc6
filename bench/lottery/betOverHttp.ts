import { createLogger } from '@baize/server/logger';
import { fork, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { composePlatform } from '../../apps/platform/src/compose.ts';
import { readSettings } from '../../apps/platform/src/settings.ts';
import { within } from '../torture/within.ts';
import { MEMBERS } from './betOf.ts';
import type { BetOrder, BetReport } from './betProcess.ts';
import { tokenOf } from './tokenOf.ts';

const CALLERS = 512;
const WARM_MS = 3_000;
const PATIENCE_SECONDS = 120;

type Site = { url: string; folder: string };
type Draw = { id: bigint; no: string };
type BetFigures = {
  betsPerSecond: number;
  /** Of the same members' balances, over as many connections. */
  readsPerSecond: number;
  betsPerRead: number;
  betP50Ms: number;
  betP99Ms: number;
  lateBets: number;
  /** Answers by which the server put bets off in the last seconds; they were asked again. */
  shedBets: number;
};

/** Members with a session each, who may call the platform. */
export async function seedSessions(owner: pg.Pool): Promise<void> {
  await owner.query(
    `insert into identity_accounts (id, brand_id, username_display, username_key, password_hash, nickname, language,
            currency, registered_host, registered_address)
     overriding system value
     select n, 1, 'member' || n, 'member' || n, '', 'member' || n, 'EN', 'CNY', 'localhost', '127.0.0.1'
       from generate_series(1, $1::bigint) n`,
    [MEMBERS],
  );
  const hashes = Array.from({ length: MEMBERS }, (_, nth) =>
    createHash('sha256')
      .update(tokenOf(nth + 1))
      .digest(),
  );
  await owner.query(
    `insert into identity_sessions (token_hash, brand_id, member_id, address, user_agent)
     select token_hash, 1, n, '127.0.0.1', '' from unnest($1::bytea[]) with ordinality as t (token_hash, n)`,
    [hashes],
  );
}

/**
 * Everybody bets over HTTP until the draw closes, by the clock of the database; beside it, as many callers read balances,
 * which is what a call of a session costs by itself. The load comes from a process of its own; the
 * platform is one process, as it is started. Whoever was told that a bet was accepted finds it written, and nobody else.
 */
export async function betOverHttp(
  { url, folder }: Site,
  owner: pg.Pool,
  { draw, gameCode, lastSeconds }: { draw: Draw; gameCode: string; lastSeconds: number },
): Promise<BetFigures> {
  const platform = await composePlatform({
    settings: readSettings({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent', ROLE: 'web' }),
    databaseUrl: url,
    log: createLogger('silent', 'bench'),
  });
  const load = fork(fileURLToPath(new URL('betProcess.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
  try {
    await platform.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = platform.app.server.address() as AddressInfo;
    const asked = { what: 'bets', port, gameCode, drawNo: draw.no, callers: CALLERS, most: 20_000 } as const;
    const laid = await countBets(owner, draw.id, lastSeconds);
    /* A moment to grow warm, then the last seconds. */
    const warm = await ask(load, { ...asked, from: 0, forMs: WARM_MS });
    const before = await countBets(owner, draw.id, lastSeconds);
    const written = before.count - laid.count;
    if (written !== warm.accepted) throw new Error(`${warm.accepted} bets were told accepted, ${written} are written.`);
    const reads = await ask(load, { ...asked, what: 'reads', from: 0, most: 60_000, forMs: WARM_MS });
    /* Everything is made before the last seconds begin: the close is set when the first bets have come. */
    const betting = ask(load, { ...asked, from: warm.sent, most: 10_000 * lastSeconds, forMs: null });
    while ((await countBets(owner, draw.id, lastSeconds)).count === before.count) await wait(20);
    const close = `clock_timestamp() + make_interval(secs => ${lastSeconds})`;
    await owner.query(`update lotteries_draws set close_at = ${close}, draw_at = ${close} where id = $1`, [draw.id]);
    const { accepted, closed, shed, p50Ms, p99Ms } = await betting;
    if (closed !== CALLERS) throw new Error(`${closed} of ${CALLERS} callers were told of the close.`);
    const late = await ask(load, { ...asked, from: 0, most: CALLERS, forMs: null });
    const after = await countBets(owner, draw.id, lastSeconds);
    if (after.count - before.count !== accepted) {
      throw new Error(`${accepted} bets were told accepted, ${after.count - before.count} are written.`);
    }
    const betsPerSecond = Math.round(after.last / lastSeconds);
    const readsPerSecond = Math.round((reads.accepted * 1_000) / WARM_MS);
    return {
      ...{ betsPerSecond, readsPerSecond, betsPerRead: Math.round((betsPerSecond * 1_000) / readsPerSecond) / 1_000 },
      ...{ betP50Ms: p50Ms, betP99Ms: p99Ms, lateBets: after.late + late.accepted },
      shedBets: shed,
    };
  } finally {
    load.kill();
    await platform.close();
  }
}

async function ask(load: ChildProcess, order: BetOrder): Promise<BetReport> {
  const report = new Promise<BetReport>((resolve, reject) => {
    const onExit = (): void => reject(new Error('The load process ended.'));
    load.once('exit', onExit);
    load.once('message', (message) => {
      load.off('exit', onExit);
      resolve(message as BetReport);
    });
    load.send(order);
  });
  const answered = await within(PATIENCE_SECONDS, 'the bets of the load', report);
  if (answered.fault !== null) throw new Error(`A call was answered ${answered.fault}`);
  return answered;
}

/** Bets that are written, how many of them too late, and how many in the last seconds before the close. */
async function countBets(
  owner: pg.Pool,
  drawId: bigint,
  lastSeconds: number,
): Promise<{ count: number; late: number; last: number }> {
  const { rows } = await owner.query<{ count: number; late: number; last: number }>(
    `select count(*)::integer as count, count(*) filter (where o.accepted_at >= d.close_at)::integer as late,
            count(*) filter (where o.accepted_at >= d.close_at - make_interval(secs => $2))::integer as last
       from lotteries_orders o join lotteries_draws d on d.id = o.draw_id where d.id = $1`,
    [drawId, lastSeconds],
  );
  return rows[0]!;
}
