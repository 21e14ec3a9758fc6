import { createTestDatabase, type TestDatabase } from '@baize/testkit';
import { openOwner } from '@baize/server/openOwner';
import { transact } from '@baize/server/transact';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPool, type Pool } from '#kit/db.ts';
import { endTransit } from './commands/endTransit.ts';
import type { PostedChange } from './createPosting.ts';
import { openMemberAccounts, sendWithin, setAccountState, spendableOf, trialBalance, verifyLedger } from './index.ts';
import { arriveWaitingJob } from './jobs/arriveWaiting.ts';
import type { Send } from './Send.ts';
import { postWithin } from './store.ts';
import { settleArrival } from './store/transits.ts';

let db: TestDatabase;
let pool: Pool;
let owner: Pool;
let told: PostedChange[];
let letters: string[];
const [payer, payee] = [1n, 2n];

beforeEach(async () => {
  db = await createTestDatabase();
  pool = createPool({ url: db.url, max: 12 });
  owner = openOwner(db.url, { max: 1 });
  [told, letters] = [[], []];
  for (const memberId of [payer, payee]) await openMemberAccounts(pool, { brandId: 1, memberId, currencies: ['CNY'] });
  await postWithin(pool, [
    {
      ...{ brandId: 1, memberId: payer, currency: 'CNY', scope: 'test', key: 'in', kind: 'deposit' },
      ...{ debit: 'house.bank', credit: 'main', amount: 100n },
    },
  ]);
});
afterEach(async () => {
  await pool.end();
  await owner.end();
  await db.drop();
});

const deps = {
  get pool() {
    return pool;
  },
  wallet: { announceChanges: (changes: readonly PostedChange[]) => void told.push(...changes) },
  notices: {
    sendReturned:
      async ({ memberId, payeeId }: { memberId: bigint; payeeId: bigint }) =>
      async (_client: unknown, { amount }: { amount: bigint }) =>
        void letters.push(`${memberId} of ${payeeId}: ${amount}`),
  },
};
const gift = (amount: bigint, changes: Partial<Send> = {}): Send => ({
  ...{ brandId: 1, memberId: payer, payeeId: payee, currency: 'CNY', scope: 'test', key: randomUUID() },
  ...{ kind: 'transferDown', amount, isOwed: false, ...changes },
});
const send = async (item: Send): Promise<bigint> => {
  const { results, transitIds } = await sendWithin(pool, [item]);
  expect(results.map(({ outcome }) => outcome)).toEqual(['applied']);
  return transitIds[0] ?? 0n;
};
const balances = async (): Promise<bigint[]> => {
  const rows = await spendableOf(pool, [payer, payee]);
  return [payer, payee].map((id) => rows.find(({ memberId }) => memberId === id)?.balance ?? -1n);
};
const inTransit = async (): Promise<bigint | undefined> => (await trialBalance(pool))[0]?.transit;
const faults = async (): Promise<string[]> => (await verifyLedger(pool)).faults.map(({ what }) => what);
const overdue = () => owner.query(`update wallet_transits set sent_at = sent_at - interval '1 minute'`);
const sweep = () => arriveWaitingJob(deps).run(new AbortController().signal);

describe('a transfer between members', () => {
  it('is in transit in sound books until it is delivered, and is delivered once', async () => {
    const id = await send(gift(30n));
    expect([await balances(), await inTransit(), await faults()]).toEqual([[70n, 0n], 30n, []]);
    await Promise.all(Array.from({ length: 8 }, () => endTransit(deps, id)));
    expect([await balances(), await inTransit(), await faults()]).toEqual([[70n, 30n], 0n, []]);
    expect(told).toEqual([{ brandId: 1, memberId: payee, currency: 'CNY', balance: 30n, version: 1n }]);
    expect(letters).toEqual([]);
  });

  it('is sent once per key, and never beyond the balance', async () => {
    const item = gift(60n);
    await send(item);
    const again = await sendWithin(pool, [item]);
    expect([again.results[0]?.isReplayed, again.transitIds]).toEqual([true, [undefined]]);
    const more = await sendWithin(pool, [gift(60n)]);
    expect([more.results[0]?.outcome, more.transitIds]).toEqual(['insufficient_funds', [undefined]]);
    expect([await balances(), await inTransit(), await faults()]).toEqual([[40n, 0n], 60n, []]);
  });

  it('is not in transit when its transaction is rolled back', async () => {
    const failing = transact(pool, async (client) => {
      await sendWithin(client, [gift(30n)]);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect([await balances(), await inTransit(), await faults()]).toEqual([[100n, 0n], 0n, []]);
  });

  it('resumes after a crash: before the second posting, within it, and after it', async () => {
    const ids = [await send(gift(10n)), await send(gift(20n)), await send(gift(30n))];
    // The second is posted by a connection that is cut off before the commit, the third by one that dies before
    // reporting it.
    const client = await pool.connect();
    await client.query('begin');
    await settleArrival(client, ids[1] ?? 0n);
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    client.on('error', () => undefined);
    await owner.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
    client.release(true);
    await settleArrival(pool, ids[2] ?? 0n);
    expect([await balances(), await inTransit(), await faults()]).toEqual([[40n, 30n], 30n, []]);
    // A new transit is left to its own job.
    await sweep();
    expect(await balances()).toEqual([40n, 30n]);
    await overdue();
    await Promise.all([sweep(), sweep(), sweep()]);
    expect([await balances(), await inTransit(), await faults()]).toEqual([[40n, 60n], 0n, []]);
  });

  it('returns from a closed account with an entry and one message, and what is owed still arrives', async () => {
    await setAccountState(pool, { brandId: 1, memberId: payee, state: 'closed' });
    const id = await send(gift(30n));
    await Promise.all(Array.from({ length: 4 }, () => endTransit(deps, id)));
    expect([await balances(), await inTransit(), await faults()]).toEqual([[100n, 0n], 0n, []]);
    expect(letters).toEqual(['1 of 2: 30']);
    expect(told.map(({ memberId, balance }) => [memberId, balance])).toEqual([[payer, 100n]]);
    const { rows } = await owner.query<{ kind: string; amount: bigint }>(
      `select e.kind, e.amount from wallet_entries e join wallet_accounts a on a.id = e.account_id
        where a.member_id = 1 order by e.version`,
    );
    expect(rows.map(({ kind, amount }) => [kind, BigInt(amount)])).toEqual([
      ['deposit', 100n],
      ['transferDown', -30n],
      ['sendReturned', 30n],
    ]);
    await endTransit(deps, await send(gift(40n, { isOwed: true })));
    expect([await balances(), await inTransit(), await faults()]).toEqual([[60n, 40n], 0n, []]);
  });

  it('that was refused is returned by the next process, even if its payee was reopened meanwhile', async () => {
    await setAccountState(pool, { brandId: 1, memberId: payee, state: 'closed' });
    const id = await send(gift(30n));
    expect((await settleArrival(pool, id))?.status).toBe('refused');
    expect([await inTransit(), await faults()]).toEqual([30n, []]);
    await setAccountState(pool, { brandId: 1, memberId: payee, state: 'open' });
    await overdue();
    await sweep();
    expect([await balances(), await inTransit(), await faults()]).toEqual([[100n, 0n], 0n, []]);
  });

  it('to an unknown member is returned, and other items cannot be marked as transfers', async () => {
    await endTransit(deps, await send(gift(30n, { payeeId: 999n })));
    expect([await balances(), letters]).toEqual([[100n, 0n], ['1 of 999: 30']]);
    await expect(sendWithin(pool, [gift(5n, { payeeId: payer })])).rejects.toThrow(/wallet_transits_check/);
    const direct = JSON.stringify([
      {
        ...{ brand: 1, member: 1, payee: 2, currency: 'CNY', scope: 'test', key: 'x', kind: 'transferDown', amount: 5 },
      },
    ]);
    await expect(pool.query('select * from wallet_send($1)', [direct])).rejects.toThrow(/into transit/);
    await expect(pool.query(`update wallet_transits set status = 'sent'`)).rejects.toThrow(/permission denied/);
  });
});

describe('the check of the books', () => {
  /** Plants a fault in the function that delivers transits. */
  const plant = async (from: string, to: string): Promise<void> => {
    const { rows } = await owner.query<{ text: string }>(
      `select pg_get_functiondef('wallet_arrive(bigint)'::regprocedure) as text`,
    );
    const text = rows[0]?.text ?? '';
    expect(text.split(from)).toHaveLength(2);
    await owner.query(text.replace(from, to));
  };

  it('detects a transit that is delivered twice', async () => {
    await plant(`|| ':in'`, `|| ':in' || clock_timestamp()`);
    await plant(`or v_transit.status <> 'sent'`, '');
    const id = await send(gift(30n));
    await settleArrival(pool, id);
    await settleArrival(pool, id);
    expect(await balances()).toEqual([70n, 60n]);
    expect(await faults()).toEqual([
      'what stands in transit is not what is under way between members',
      'a transfer between members is not booked as it stands',
    ]);
  });

  it('a forgotten state alone duplicates nothing: the key of the second posting is as permanent as the first', async () => {
    await plant(`or v_transit.status <> 'sent'`, '');
    const id = await send(gift(30n));
    await settleArrival(pool, id);
    await settleArrival(pool, id);
    expect([await balances(), await inTransit(), await faults()]).toEqual([[70n, 30n], 0n, []]);
  });

  it('detects a forgotten transit, and one marked as delivered without its posting', async () => {
    const id = await send(gift(30n));
    await owner.query(`update wallet_transits set status = 'arrived', ended_at = now() where id = $1`, [id]);
    expect(await faults()).toHaveLength(2);
    await owner.query('delete from wallet_transits');
    expect(await faults()).toEqual(['what stands in transit is not what is under way between members']);
  });
});
