import { createTestDatabase, waitUntil, type TestDatabase } from '@baize/testkit';
import type pg from 'pg';
import * as z from 'zod/mini';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPool, type Pool } from '../db.ts';
import { createLogger, type Logger } from '@baize/server/logger';
import { openOwner } from '@baize/server/openOwner';
import { transact } from '@baize/server/transact';
import { createJobs, type Jobs } from './createJobs.ts';
import type { Job } from './Job.ts';
import { readQueue, retryNow } from './store/queue.ts';
import { hasten, readSchedule } from './store/schedule.ts';
import { addTask, numberText, perform, task } from './task.ts';

let database: TestDatabase;
let pool: Pool;
let owner: pg.Pool;
const opened: Jobs[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url });
  owner = openOwner(database.url, { max: 2 });
});
afterAll(async () => {
  await pool.end();
  await owner.end();
  await database.drop();
});
beforeEach(async () => {
  await owner.query('truncate kit_schedule');
  await owner.query('delete from graphile_worker._private_jobs');
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((jobs) => jobs.close()));
});

const open = (...jobs: readonly Job[]): Jobs => openWith(createLogger('silent', 'test'), ...jobs);
const openWith = (log: Logger, ...jobs: readonly Job[]): Jobs => {
  const one = createJobs({ databaseUrl: database.url, log, jobs });
  opened.push(one);
  return one;
};
const greet = task({
  name: 'test.greet',
  input: z.strictObject({ brandId: z.int(), memberId: numberText }),
  attempts: 3,
  deadlineMs: 1_000,
});
const queueOf = async (brandId = 1) =>
  (await readQueue(pool, { brandId, status: undefined, limit: 50, offset: 0 })).rows.toReversed();
const dueAgain = () => owner.query('update graphile_worker._private_jobs set run_at = now()');

describe('a task', () => {
  it('runs if and only if the transaction that queued it commits, with its input unchanged', async () => {
    const greeted: unknown[] = [];
    const jobs = open(perform(greet, async (input) => void greeted.push(input)));
    await transact(pool, async (client) => {
      await addTask(client, greet, { brandId: 1, memberId: 1n });
      throw new Error('undone');
    }).catch(() => undefined);
    await transact(pool, (client) => addTask(client, greet, { brandId: 1, memberId: 9_007_199_254_740_993n }));
    await jobs.drain();
    expect(greeted).toEqual([{ brandId: 1, memberId: 9_007_199_254_740_993n }]);
    expect(await queueOf()).toEqual([]);
  });

  it('is run by a started process by itself, and once by any number of them', async () => {
    const greeted: bigint[] = [];
    const several = [1, 2, 3].map(() => open(perform(greet, async ({ memberId }) => void greeted.push(memberId))));
    for (const jobs of several) jobs.start();
    for (let id = 0n; id < 30n; id += 1n) await addTask(pool, greet, { brandId: 1, memberId: id });
    await waitUntil(async () => ((await queueOf()).length === 0 ? true : undefined));
    expect(greeted.toSorted((a, b) => Number(a - b))).toEqual(Array.from({ length: 30 }, (_, id) => BigInt(id)));
  });

  it('is retried after a failure, then stays failed with its reason until it is retried by hand', async () => {
    let isDown = true;
    const jobs = open(
      perform(greet, async () => {
        if (isDown) throw new Error('the line is down');
      }),
    );
    await addTask(pool, greet, { brandId: 1, memberId: 1n });
    for (const [attempts, status] of [
      [1, 'waiting'],
      [2, 'waiting'],
      [3, 'failed'],
    ] as const) {
      await dueAgain();
      await jobs.drain();
      const [row] = await queueOf();
      expect(row).toMatchObject({ name: 'test.greet', attempts, status, maxAttempts: 3 });
      expect(row?.fault).toContain('the line is down');
    }
    isDown = false;
    const [failed] = await queueOf();
    expect(await retryNow(pool, 2, String(failed?.id))).toBeUndefined();
    expect(await retryNow(pool, 1, String(failed?.id))).toEqual({ name: 'test.greet' });
    await jobs.drain();
    expect(await queueOf()).toEqual([]);
  });

  it('is aborted at its time-out, and counts as failed', async () => {
    const told: unknown[] = [];
    const short = task({ ...greet, deadlineMs: 20 });
    const jobs = open(
      perform(short, (_input, signal) => new Promise(() => signal.addEventListener('abort', () => told.push(true)))),
    );
    await addTask(pool, short, { brandId: 1, memberId: 1n });
    await jobs.drain();
    expect(told).toEqual([true]);
    expect((await queueOf())[0]?.fault).toContain('not done within');
  });

  it('is taken over from a dead process, and left alone while a living process holds it', async () => {
    const greeted: bigint[] = [];
    const jobs = open(perform(greet, async ({ memberId }) => void greeted.push(memberId)));
    for (const id of [1n, 2n]) await addTask(pool, greet, { brandId: 1, memberId: id });
    await owner.query(
      `update graphile_worker._private_jobs
          set locked_by = 'of ' || (payload ->> 'memberId'), attempts = 1,
              locked_at = now() - case payload ->> 'memberId' when '1' then interval '12 s' else interval '2 s' end`,
    );
    await jobs.turn('jobs.freeAbandoned');
    await jobs.drain();
    expect(greeted).toEqual([1n]);
    expect(await queueOf()).toMatchObject([{ status: 'running' }]);
  });

  it('also runs after the database was gone in the middle of one', async () => {
    const greeted: bigint[] = [];
    const jobs = open(
      perform(greet, async ({ memberId }) => {
        greeted.push(memberId);
        // Kills the connection that would mark this task as done, and the one that listens for new tasks.
        if (memberId === 1n && greeted.length === 1) {
          await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
                              where datname = current_database() and application_name = 'baize-jobs'`);
        }
      }),
    );
    jobs.start();
    await addTask(pool, greet, { brandId: 1, memberId: 1n });
    await waitUntil(() => greeted.length > 0);
    await addTask(pool, greet, { brandId: 1, memberId: 2n });
    await waitUntil(() => greeted.includes(2n));
    // An unnotified task is either held by a runner that is gone, or done; in both cases it ends.
    await waitUntil(async () => {
      await owner.query(`update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute'`);
      // Its connection may be one of those that were killed, which is found out by using it; the schedule comes again, too.
      await jobs.turn('jobs.freeAbandoned').catch((error: unknown) => {
        if (!/^(?:Connection terminated|terminating connection)/.test(String((error as Error).message))) throw error;
      });
      return (await queueOf()).length === 0;
    });
  });

  it('that could not be marked as done blocks neither the others nor the shutdown', async () => {
    const greeted: bigint[] = [];
    const letOn = new Map<bigint, () => void>();
    const faults: string[] = [];
    const log = createLogger('silent', 'test');
    log.warn = (({ queue }: { queue?: string }) => void faults.push(queue ?? '')) as Logger['warn'];
    const jobs = openWith(
      log,
      perform(greet, async ({ memberId }) => {
        if (memberId < 5n) await new Promise<void>((resolve) => letOn.set(memberId, resolve));
        greeted.push(memberId);
      }),
    );
    for (const memberId of [1n, 2n, 3n, 4n]) await addTask(pool, greet, { brandId: 1, memberId });
    jobs.start();
    await waitUntil(() => letOn.size === 4);
    await owner.query('alter table graphile_worker._private_jobs rename to _private_gone');
    try {
      letOn.get(1n)!();
      await waitUntil(() => faults.some((fault) => fault.startsWith('Failed to complete jobs')));
    } finally {
      await owner.query('alter table graphile_worker._private_gone rename to _private_jobs');
    }
    for (const [memberId, left] of [
      [2n, 3],
      [3n, 2],
    ] as const) {
      letOn.get(memberId)!();
      await waitUntil(async () => ((await queueOf()).length === left ? true : undefined));
    }
    letOn.get(4n)!();
    await addTask(pool, greet, { brandId: 1, memberId: 5n });
    await waitUntil(() => greeted.includes(5n));
    expect(greeted).toEqual([1n, 2n, 3n, 4n, 5n]);
  });

  it('waits for the earlier ones of its named queue', async () => {
    const done: bigint[] = [];
    const inLine = task({ ...greet, deadlineMs: 60_000, lineOf: ({ brandId }) => `brand ${brandId}` });
    const let1: { go?: () => void } = {};
    const first = new Promise<void>((resolve) => (let1.go = resolve));
    const jobs = open(
      perform(inLine, async ({ memberId }) => {
        if (memberId === 1n) await first;
        done.push(memberId);
      }),
    );
    for (const [brandId, memberId] of [
      [1, 1n],
      [1, 2n],
      [2, 3n],
    ] as const) {
      await addTask(pool, inLine, { brandId, memberId });
    }
    jobs.start();
    await waitUntil(async () => (done.includes(3n) ? true : undefined));
    expect(done).toEqual([3n]);
    let1.go?.();
    await waitUntil(async () => (done.length === 3 ? true : undefined));
    expect(done).toEqual([3n, 1n, 2n]);
  });
});

describe('a recurring job', () => {
  const every = (run: Job['run'] & (() => Promise<unknown>), changes = {}): Job => ({
    ...{ name: 'test.sweep', everyMs: 3_600_000, deadlineMs: 10_000, run },
    ...changes,
  });
  const row = async () => (await readSchedule(pool)).find(({ name }) => name === 'test.sweep');

  it('runs at once after the start, and each run is in one process only', async () => {
    let turns = 0;
    const several = [1, 2, 3].map(() => open(every(async () => (turns += 1))));
    for (const jobs of several) jobs.start();
    // Each process that starts makes a run due at once, and those may coincide; the next one is an hour away.
    await waitUntil(async () => {
      const { endedAt, nextAt } = (await row()) ?? {};
      return endedAt && Number(nextAt) - Date.now() > 3_000_000 ? true : undefined;
    });
    const before = turns;
    expect(before).toBeGreaterThanOrEqual(1);
    expect(before).toBeLessThanOrEqual(3);
    await hasten(pool, 'test.sweep');
    await waitUntil(async () => (turns > before ? true : undefined));
  });

  it('logs a failure, is retried sooner, and resets its backoff with the next success', async () => {
    let isDown = true;
    const jobs = open(
      every(async () => {
        if (isDown) throw new Error('the line is down');
      }),
    );
    jobs.start();
    const failed = await waitUntil(async () => {
      const now = await row();
      return now && now.failures > 0 ? now : undefined;
    });
    expect(failed).toMatchObject({ fault: 'the line is down' });
    expect(Number(failed.nextAt) - Number(failed.begunAt)).toBeLessThanOrEqual(300_000);
    isDown = false;
    await hasten(pool, 'test.sweep');
    await waitUntil(async () => ((await row())?.failures === 0 ? true : undefined));
    expect((await row())?.fault).toBe('');
    expect(await hasten(pool, 'test.other')).toBe(false);
  });

  it('has failed when it exceeds its time-out, and does not run again here while it is still running', async () => {
    let turns = 0;
    const end: { now?: () => void } = {};
    const going = new Promise<void>((resolve) => (end.now = resolve));
    const jobs = open(
      every(
        async () => {
          turns += 1;
          await going;
        },
        { deadlineMs: 20 },
      ),
    );
    jobs.start();
    await waitUntil(async () => ((await row())?.fault ? true : undefined));
    await hasten(pool, 'test.sweep');
    await hasten(pool, 'jobs.freeAbandoned');
    // The other job ran after the one that is requested here, so that one was skipped.
    await waitUntil(async () =>
      (await readSchedule(pool)).some(
        ({ name, endedAt, nextAt }) => name === 'jobs.freeAbandoned' && endedAt && nextAt > new Date(),
      )
        ? true
        : undefined,
    );
    expect(turns).toBe(1);
    end.now?.();
    await waitUntil(async () => (turns === 2 ? true : undefined));
  });
});

it('a duplicate job name, and a task with a time-out above a minute, stop the start', () => {
  const jobs = [perform(greet, async () => undefined)];
  expect(() => open(...jobs, ...jobs)).toThrow('Two jobs are called test.greet.');
  expect(() => open(perform(task({ ...greet, deadlineMs: 60_001 }), async () => undefined))).toThrow(
    'at most a minute',
  );
});
