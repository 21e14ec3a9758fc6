import { listRefusedCalls, type OutputOf } from '@baize/contract';
import type { Logger } from '@baize/server/logger';
import {
  brandHosts,
  openOperator,
  openVendor,
  registerMember,
  startPlatform,
  type TestPlatform,
  type TestVendor,
} from '@baize/testkit';
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Pool } from '#kit/db.ts';
import { studioDialect } from '../studioDialect.ts';
import { createRefusedCalls } from '../createRefusedCalls.ts';

const UNIT = 100_000;
let site: TestPlatform;
let vendor: TestVendor;
let operator: { token: string };
let now = Date.now();
beforeAll(async () => {
  site = await startPlatform({ clock: () => now, env: { ROLE: 'web' } });
  vendor = await openVendor(site);
  operator = await openOperator(site);
  // The directory's cache of a second expires.
  now += 2_000;
});
afterAll(() => site.close());

const list = async (token = operator.token, cause: 'signature' | 'address' | 'mismatch' | 'all' = 'all') =>
  (await site.call(listRefusedCalls, { cause, pageNum: 1, pageSize: 100 }, { token })).answer;
const bet = (changes: Record<string, unknown> = {}) =>
  vendor.player().then((player) => vendor.bet(player, { amount: UNIT, ...changes }));
type Row = OutputOf<typeof listRefusedCalls>['content'][number];
/** The rows as soon as so many calls were written down. */
async function rowsOf(cause: Row['cause'], calls: number): Promise<Row[]> {
  let rows: Row[] = [];
  await expect
    .poll(
      async () => {
        rows = (await list(operator.token, cause)).value?.content ?? [];
        return rows.reduce((sum, row) => sum + row.calls, 0);
      },
      { timeout: 60_000 },
    )
    .toBe(calls);
  return rows;
}

describe('works', () => {
  it('[A158] [I-16] counts calls whose key, brand, user and token do not belong together, with vendor and address', async () => {
    const [own, other] = [await vendor.player(), await vendor.player()];
    for (let times = 0; times < 3; times += 1) {
      expect((await vendor.call('/transaction/bet', vendor.bet(own, { token: other.token }))).balance).toBeUndefined();
    }
    // Honest refusals are none of them.
    expect((await vendor.call('/transaction/bet', vendor.bet(own, { amount: 1_000 * UNIT }))).status).toMatch(/MONEY/);
    const [row, ...more] = await rowsOf('mismatch', 3);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      ...{ dialect: studioDialect, vendorCode: 'studio', path: '/transaction/bet', calls: 3 },
      ip: expect.stringMatching(/127\.0\.0\.1|::1/) as string,
      firstAt: new Date(now).toISOString(),
    });
    expect(row?.vendorName).not.toBe('');
  });

  it('[A145] counts wrong signatures, whose vendor nobody knows, and [A150] foreign addresses', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    expect((await vendor.call('/transaction/bet', await bet(), { key: privateKey })).httpStatus).toBe(401);
    expect(await rowsOf('signature', 1)).toMatchObject([{ vendorCode: '', vendorName: '', dialect: studioDialect }]);
    await site.owner.query(`update vendors_vendors set allowed_networks = '{203.0.113.0/24}' where code = 'studio'`);
    now += 2_000;
    expect((await vendor.call('/transaction/bet', await bet())).httpStatus).toBe(403);
    await site.owner.query(`update vendors_vendors set allowed_networks = '{}' where code = 'studio'`);
    now += 2_000;
    expect(await rowsOf('address', 1)).toMatchObject([{ vendorCode: 'studio' }]);
    expect((await vendor.call('/transaction/bet', await bet())).balance).toBe(99 * UNIT);
  });

  it('tells no more than a thousand addresses apart at once, and counts on when the database is away', async () => {
    const faults: unknown[] = [];
    const log = { error: (facts: unknown) => void faults.push(facts) } as unknown as Logger;
    let isAway = true;
    const query = (...given: Parameters<Pool['query']>) =>
      isAway ? Promise.reject(new Error('away')) : site.platform.pool.query(...given);
    const counting = createRefusedCalls({ pool: { query } as unknown as Pool, clock: () => now, log });
    const call = { dialect: 'jili', vendorCode: '', cause: 'signature', path: '/bet', requestId: 'r1' } as const;
    for (let nth = 0; nth < 1_500; nth += 1) counting.note({ ...call, ip: `10.0.${nth >> 8}.${nth & 255}` });
    await counting.flush();
    expect(faults).toHaveLength(1);
    isAway = false;
    counting.note({ ...call, ip: '10.0.0.0', requestId: 'r2' });
    await counting.close();
    const { rows } = await site.owner.query(
      `select count(*)::integer as kinds, sum(calls)::integer as calls,
              sum(calls) filter (where ip = 'others')::integer as others,
              max(request_id) filter (where ip = '10.0.0.0') as newest
         from vendors_refused_calls where dialect = 'jili'`,
    );
    expect(rows).toEqual([{ kinds: 1_001, calls: 1_501, others: 500, newest: 'r2' }]);
  });

  it('is kept for a year', async () => {
    const counting = createRefusedCalls({
      ...{ pool: site.platform.pool, log: { error: () => undefined } as unknown as Logger },
      clock: () => Date.now() - 366 * 86_400_000,
    });
    const call = { vendorCode: '', cause: 'signature', path: '/bet', ip: '10.9.9.9', requestId: 'r1' } as const;
    counting.note({ ...call, dialect: 'sbo' });
    await counting.close();
    const kept = async () =>
      (await site.owner.query(`select from vendors_refused_calls where dialect = 'sbo'`)).rowCount;
    expect(await kept()).toBe(1);
    await site.platform.jobs.turn('vendors.removeOldRefusals');
    expect(await kept()).toBe(0);
  });
});

describe('refuses', () => {
  it('causes that do not exist', async () => {
    const path = `${listRefusedCalls.path}?cause=mood`;
    const headers = { authorization: `Bearer ${operator.token}` };
    expect((await site.send('GET', path, { headers })).json()).toMatchObject({ code: 'invalid_input' });
  });
});

describe('forbids', () => {
  it('guests and members, and shows operators only vendors and dialects of their own brand', async () => {
    const { token } = await registerMember(site);
    expect((await list('')).code).toBe('not_logged_in');
    expect((await list(token)).code).toBe('not_logged_in');
    const counting = createRefusedCalls({
      ...{ pool: site.platform.pool, log: { error: () => undefined } as unknown as Logger, clock: () => now },
    });
    const call = { path: '/bet', ip: '10.8.8.8', requestId: 'r1' } as const;
    counting.note({ ...call, dialect: studioDialect, vendorCode: 'elsewhere', cause: 'mismatch' });
    counting.note({ ...call, dialect: 'evolution', vendorCode: '', cause: 'signature' });
    counting.note({ ...call, dialect: studioDialect, vendorCode: 'studio', cause: 'mismatch' });
    await counting.close();
    const shown = (await list()).value?.content.filter(({ ip }) => ip === '10.8.8.8');
    expect(shown).toMatchObject([{ vendorCode: 'studio' }]);
    await site.owner.query(
      `delete from vendors_brand_vendors where brand_id = 2 and vendor_id = (select id from vendors_vendors where code = 'studio')`,
    );
    now += 2_000;
    const second = await openOperator(site, { host: brandHosts.second });
    const there = await site.call(listRefusedCalls, { cause: 'all', pageNum: 1, pageSize: 100 }, second);
    expect(there.answer.value?.content).toEqual([]);
  });
});
