import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createTestDatabase, type TestDatabase, waitUntil } from '@baize/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPool, type Pool } from '#kit/db.ts';
import { openOwner } from '@baize/server/openOwner';
import {
  arrive,
  createPosting,
  openMemberAccounts,
  postWithin,
  sendWithin,
  verifyLedger,
  type PostResult,
  type Send,
  type Transfer,
  type WalletItem,
} from './index.ts';

/** How often each race is run; `npm run proof -- races` runs them ten times as often. */
const RACES = Number(process.env['RACES'] ?? 5);

let db: TestDatabase;
let pools: [Pool, Pool];
let lastMember = 0n;

beforeAll(async () => {
  db = await createTestDatabase();
  pools = [createPool({ url: db.url, max: 8 }), createPool({ url: db.url, max: 8 })];
});
afterEach(async () => {
  const report = await verifyLedger(pools[0]);
  expect(report.faults).toEqual([]);
  for (const row of report.trialBalance) expect([row.sum, row.entrySum]).toEqual([0n, 0n]);
});
afterAll(async () => {
  for (const pool of pools) await pool.end();
  await db.drop();
});

/** A new member of brand 1 with this balance. */
async function memberWith(amount: bigint): Promise<bigint> {
  lastMember += 1n;
  const memberId = lastMember;
  await openMemberAccounts(pools[0], { brandId: 1, memberId, currencies: ['CNY'] });
  await postWithin(pools[0], [deposit(memberId, amount)]);
  return memberId;
}

const base = { brandId: 1, currency: 'CNY', scope: 'test' };

function deposit(memberId: bigint, amount: bigint): WalletItem {
  return { ...base, memberId, key: randomUUID(), kind: 'deposit', debit: 'house.bank', credit: 'main', amount };
}

function bet(memberId: bigint, amount: bigint, key: string = randomUUID()): Transfer {
  return { ...base, memberId, key, kind: 'bet', debit: 'main', credit: 'house.vendor:a', amount };
}

function gift(memberId: bigint, payeeId: bigint, amount: bigint): Send {
  return { ...base, memberId, payeeId, key: randomUUID(), kind: 'transferDown', amount, isOwed: false };
}

async function balance(memberId: bigint): Promise<bigint> {
  const { rows } = await pools[0].query<{ balance: bigint }>(
    `select balance from wallet_accounts where member_id = $1 and name = 'main'`,
    [memberId],
  );
  return rows[0]?.balance ?? -1n;
}

const count = (results: readonly PostResult[], outcome: string): number =>
  results.filter((result) => result.outcome === outcome).length;

describe('concurrency', () => {
  it('64 callers on a balance that pays for 10: exactly 10 are paid, each time', { timeout: 300_000 }, async () => {
    const paid: number[] = [];
    for (let trial = 0; trial < RACES; trial += 1) {
      const memberId = await memberWith(105n);
      const results = await Promise.all(
        Array.from({ length: 64 }, (_, caller) => postWithin(pools[caller % 2] as Pool, [bet(memberId, 10n)])),
      );
      paid.push(count(results.flat(), 'applied'));
      expect(count(results.flat(), 'insufficient_funds')).toBe(54);
      expect(await balance(memberId)).toBe(5n);
    }
    expect(paid).toEqual(Array.from({ length: RACES }, () => 10));
  });

  it(
    '[A142] [I-03] of all kinds of debit on one balance never spend more than there is',
    { timeout: 120_000 },
    async () => {
      for (let trial = 0; trial < RACES; trial += 1) {
        const memberId = await memberWith(100n);
        const other = await memberWith(0n);
        const debits: (WalletItem | Send)[] = Array.from({ length: 10 }, () => [
          bet(memberId, 40n),
          { ...bet(memberId, 40n), kind: 'withdrawal' as const, credit: 'hold.withdrawal' as const },
          gift(memberId, other, 40n),
          { ...bet(memberId, 40n), kind: 'withdrawalFee' as const, credit: 'house.fees' as const },
        ]).flat();
        const sent = await Promise.all(debits.map((item, at) => sendWithin(pools[at % 2] as Pool, [item])));
        expect(
          count(
            sent.flatMap(({ results }) => results),
            'applied',
          ),
        ).toBe(2);
        expect(await balance(memberId)).toBe(20n);
      }
    },
  );

  it(
    '[A138] [I-08] calls with the same key have one effect and one response, over all processes',
    { timeout: 120_000 },
    async () => {
      for (let trial = 0; trial < RACES; trial += 1) {
        const memberId = await memberWith(100n);
        const item = bet(memberId, 30n);
        const results = (
          await Promise.all(Array.from({ length: 50 }, (_, at) => postWithin(pools[at % 2] as Pool, [item])))
        ).flat();
        expect(results.filter((result) => !result.isReplayed)).toHaveLength(1);
        const answers = new Set(results.map((r) => [r.outcome, r.transferId, r.balance, r.amount].join(' ')));
        expect([...answers]).toEqual([`applied ${results[0]?.transferId} 70 30`]);
        expect(await balance(memberId)).toBe(70n);
      }
    },
  );

  it('[A153] a bet cannot slip past its rollback, in either order', async () => {
    for (let trial = 0; trial < RACES * 2; trial += 1) {
      const memberId = await memberWith(100n);
      const placed = bet(memberId, 30n);
      const undo: WalletItem = {
        ...base,
        memberId,
        key: `undo-${placed.key}`,
        kind: 'rollback',
        rule: 'reverses',
        ref: placed.key,
      };
      const calls = [placed, undo, placed, undo].map((item, at) => postWithin(pools[at % 2] as Pool, [item]));
      const outcomes = (await Promise.all(calls)).flat().map((result) => result.outcome);
      expect(await balance(memberId)).toBe(100n);
      expect(['applied', 'cancelled']).toContain(outcomes[0]);
      expect(['applied', 'tombstoned']).toContain(outcomes[1]);
      expect([outcomes[2], outcomes[3]]).toEqual([outcomes[0], outcomes[1]]);
      expect((await postWithin(pools[0], [placed]))[0]?.outcome).toBe(outcomes[0]);
    }
  });

  it('a hold is released once, to the bank or back', async () => {
    for (let trial = 0; trial < RACES; trial += 1) {
      const memberId = await memberWith(100n);
      const hold = { ...bet(memberId, 100n), kind: 'withdrawal' as const, credit: 'hold.withdrawal' as const };
      await postWithin(pools[0], [hold]);
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          postWithin(pools[at % 2] as Pool, [
            {
              ...base,
              memberId,
              key: randomUUID(),
              kind: at % 3 === 0 ? 'withdrawalPaid' : 'withdrawalReturned',
              debit: 'hold.withdrawal',
              credit: at % 3 === 0 ? 'house.bank' : 'main',
              amount: 100n,
              rule: 'consumes',
              ref: hold.key,
            },
          ]),
        ),
      );
      expect(count(results.flat(), 'applied')).toBe(1);
      expect(count(results.flat(), 'reference_settled')).toBe(19);
    }
  });

  it('transfers between the same members in both directions cause no deadlock', { timeout: 120_000 }, async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => memberWith(1000n)));
    const lists = Array.from({ length: 120 }, (_, at) => {
      const order = [0, 1, 2, 3].map((n) => (n * (at % 2 === 0 ? 1 : 3) + at) % 4);
      return order.map((from, n) => gift(members[from] as bigint, members[order[(n + 1) % 4] as number] as bigint, 1n));
    });
    const wallet = { announceChanges: () => undefined };
    const sendAll = async (list: Send[], pool: Pool): Promise<PostResult[]> => {
      const { results, transitIds } = await sendWithin(pool, list);
      // Each is delivered by two concurrently, over both processes.
      await Promise.all(transitIds.flatMap((id) => pools.map((one) => arrive({ pool: one, wallet }, id ?? 0n))));
      return results;
    };
    const results = await Promise.all(lists.map((list, at) => sendAll(list, pools[at % 2] as Pool)));
    expect(count(results.flat(), 'applied')).toBe(480);
    const sums = await Promise.all(members.map((memberId) => balance(memberId)));
    expect(sums.reduce((sum, one) => sum + one, 0n)).toBe(4000n);
  });

  it(
    '[A152] two processes with the same keys book each key once and get equal responses',
    { timeout: 120_000 },
    async () => {
      const memberIds = await Promise.all(Array.from({ length: 8 }, () => memberWith(1000n)));
      const keys = Array.from({ length: 240 }, (_, at) => ({
        key: randomUUID(),
        memberId: memberIds[at % 8] as bigint,
      }));
      const answers = await Promise.all([postFromProcess(keys), postFromProcess([...keys].reverse())]);
      expect(answers[0].size).toBe(240);
      expect([...answers[0]].sort()).toEqual([...answers[1]].sort());
      for (const memberId of memberIds) expect(await balance(memberId)).toBe(700n);
    },
  );
});

/** Runs another server process that posts a bet of 10 under each key through its own wallet. */
async function postFromProcess(keys: readonly { key: string; memberId: bigint }[]): Promise<Map<string, string>> {
  const source = `
    import { createPool } from ${JSON.stringify(new URL('../../kit/db.ts', import.meta.url).href)};
    import { createPosting } from ${JSON.stringify(new URL('./index.ts', import.meta.url).href)};
    const pool = createPool({ url: process.env.URL_OF_TEST, max: 4 });
    const wallet = createPosting({ pool });
    const keys = JSON.parse(process.env.KEYS);
    const answers = await Promise.all(keys.map(async ({ key, member }) => {
      const { outcome, transferId, balance } = await wallet.post({ brandId: 1, memberId: BigInt(member), currency: 'CNY',
        scope: 'test', key, kind: 'bet', debit: 'main', credit: 'house.vendor:a', amount: 10n });
      return [key, [outcome, transferId, balance].join(' ')];
    }));
    await wallet.close();
    await pool.end();
    process.stdout.write(JSON.stringify(answers));`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source], {
    cwd: fileURLToPath(new URL('../../../../..', import.meta.url)),
    env: {
      ...process.env,
      URL_OF_TEST: db.url,
      KEYS: JSON.stringify(keys.map(({ key, memberId }) => ({ key, member: String(memberId) }))),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString('utf8');
  });
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code).toBe(0);
  return new Map(JSON.parse(text) as [string, string][]);
}

describe('a batching wallet', () => {
  it(
    'serves concurrent callers of many members and notifies listeners of each new balance once',
    { timeout: 120_000 },
    async () => {
      const wallets = pools.map((pool) => createPosting({ pool, maxBatch: 16 }));
      const notified: string[] = [];
      for (const wallet of wallets) {
        wallet.onPosted((changes) => {
          for (const change of changes) notified.push(`${change.memberId}@${change.version}=${change.balance}`);
        });
      }
      const members = await Promise.all(Array.from({ length: 20 }, () => memberWith(100n)));
      const results = await Promise.all(
        members.flatMap((memberId) =>
          Array.from({ length: 12 }, (_, at) => (wallets[at % 2] as (typeof wallets)[0]).post(bet(memberId, 10n))),
        ),
      );
      expect(count(results, 'applied')).toBe(200);
      expect(count(results, 'insufficient_funds')).toBe(40);
      const expected = members.flatMap((memberId) =>
        Array.from({ length: 10 }, (_, at) => `${memberId}@${at + 2}=${90 - at * 10}`),
      );
      expect(notified.sort()).toEqual(expected.sort());
      await Promise.all(wallets.map((wallet) => wallet.close()));
    },
  );

  it('fails only the malformed item', async () => {
    const wallet = createPosting({ pool: pools[0] });
    const members = await Promise.all(Array.from({ length: 6 }, () => memberWith(100n)));
    const results = await Promise.allSettled(
      members.map((memberId, at) => wallet.post(at === 3 ? bet(memberId, 10n ** 15n + 1n) : bet(memberId, 10n))),
    );
    expect(results.map((result) => result.status)).toEqual(
      [0, 1, 2, 3, 4, 5].map((at) => (at === 3 ? 'rejected' : 'fulfilled')),
    );
    await wallet.close();
  });

  it(
    'answers "unknown" when its connection is killed, and the retry finds the outcome',
    { timeout: 180_000 },
    async () => {
      const owner = openOwner(db.url, { max: 2 });
      const pool = createPool({ url: db.url, max: 2, applicationName: 'to-be-killed' });
      const wallet = createPosting({ pool });
      const memberId = await memberWith(10_000n);
      let unknown = 0;
      let applied = 0n;
      for (let round = 0; round < 10; round += 1) {
        const items = Array.from({ length: 6 }, () => bet(memberId, 1n));
        // Every other time the account is locked, so that the calls are in progress when their connections end.
        const isHeld = round % 2 === 0;
        const holder = await owner.connect();
        await holder.query('begin');
        if (isHeld) await holder.query('select from wallet_accounts where member_id = $1 for update', [memberId]);
        const first = items.map((item) => wallet.post(item).catch((error: unknown) => error));
        const waiting = async (): Promise<boolean> => {
          const { rows } = await owner.query(
            `select from pg_stat_activity where application_name = 'to-be-killed' and wait_event_type = 'Lock'`,
          );
          return rows.length > 0;
        };
        if (isHeld) await waitUntil(waiting);
        await owner.query(
          `select pg_terminate_backend(pid, 60000) from pg_stat_activity where application_name = 'to-be-killed'`,
        );
        await holder.query('rollback');
        holder.release();
        for (const [at, answer] of (await Promise.all(first)).entries()) {
          if (answer instanceof Error) unknown += 1;
          const again = await settled(() => wallet.post(items[at] as WalletItem));
          expect(again.outcome).toBe('applied');
          if (!(answer instanceof Error))
            expect(again).toMatchObject({ isReplayed: true, balance: (answer as PostResult).balance });
          applied += 1n;
        }
      }
      expect(unknown).toBeGreaterThan(0);
      expect(await balance(memberId)).toBe(10_000n - applied);
      await wallet.close();
      await pool.end();
      await owner.end();
    },
  );
});

/** Retries until there is a definite response, as every caller has to. */
async function settled(ask: () => Promise<PostResult>): Promise<PostResult> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error as { isRetryable?: boolean }).isRetryable) throw error;
    }
  }
}
