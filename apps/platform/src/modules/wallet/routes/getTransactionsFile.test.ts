import { transactionKinds } from '@baize/contract/wallet/ledgerKinds';
import { listTransactions } from '@baize/contract/wallet/listTransactions';
import { getTransactionsFile } from '@baize/contract/wallet/getTransactionsFile';
import {
  brandHosts,
  openOperator,
  registerMember,
  saveTable,
  startPlatform,
  type TestMember,
  type TestPlatform,
  waitUntil,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileWords } from '../fileWords.ts';

let site: TestPlatform;
let now = Date.now();
let member: TestMember;
const from = new Date(Date.now() - 86_400_000).toISOString();
const to = new Date(Date.now() + 86_400_000).toISOString();

beforeAll(async () => {
  site = await startPlatform({ clock: () => now });
  member = await registerMember(site);
  const { memberId } = member;
  for (let n = 0; n < 60; n += 1) {
    await site.platform.wallet.post({
      ...{ brandId: 1, memberId, currency: 'CNY', scope: 'test', key: randomUUID(), amount: BigInt(100_000 + n) },
      ...(n % 3 === 2
        ? { kind: 'bet', debit: 'main', credit: 'house.vendor:a' }
        : { kind: 'deposit', debit: 'house.bank:1', credit: 'main' }),
    });
  }
});
afterAll(() => site.close());

const ask = (query: Record<string, string> = {}, token = member.token, host: string = brandHosts.first) =>
  saveTable(site, getTransactionsFile, { from, to, ...query }, { token, host });
const rowsOf = async (...asked: Parameters<typeof ask>): Promise<string[][]> =>
  (await ask(...asked)).lines.slice(1).map((line) => line.split(','));

describe('works', () => {
  it('exports exactly the entries of the list, all, of one kind or of a figure', async () => {
    const filters = [{}, { kind: 'bet' }, { kind: 'win' }, { figure: 'deposits' }, { figure: 'pay' }] as const;
    for (const filter of filters) {
      const { answer } = await site.call(
        listTransactions,
        { from, to, pageNum: 1, pageSize: 100, ...filter },
        { token: member.token },
      );
      const saved = await rowsOf(filter);
      expect(saved.map((line) => line[5])).toEqual(answer.value?.page.content.map(({ transferId }) => transferId));
    }
    const [newest] = await rowsOf();
    expect(newest?.slice(1, 4)).toEqual(['Bet', 'CNY', '-1.00059']);
  });

  it('has texts for every entry kind in every language', () => {
    expect(Object.keys(fileWords.EN.kinds).toSorted()).toEqual([...transactionKinds].toSorted());
  });
});

describe('refuses', () => {
  it('invalid ranges or more than 93 days, and unknown kinds and formats', async () => {
    for (const query of [
      { to: from },
      { from: '2025-01-01T00:00:00.000Z' },
      { kind: 'wish' },
      { figure: 'wish' },
      { format: 'doc' },
    ]) {
      expect((await ask(query as unknown as Record<string, string>)).status).toBe(400);
    }
  });

  it('everybody while the module TRANSREC3 is disabled', async () => {
    await site.owner.query(
      `insert into site_settings (brand_id, value) values (1, '{"modules": {"TRANSREC3": "0"}}'::jsonb)
       on conflict (brand_id) do update set value = jsonb_set(site_settings.value, '{modules,TRANSREC3}', '"0"')`,
    );
    now += 60_000;
    await waitUntil(async () => (await ask()).status === 403);
    await site.owner.query('delete from site_settings where brand_id = 1');
    now += 60_000;
    await waitUntil(async () => (await ask()).status === 200);
  });
});

describe('forbids', () => {
  it('guests, operators and other brands, and contains only own entries', async () => {
    const operator = await openOperator(site);
    const other = await registerMember(site);
    expect((await ask({}, '')).status).toBe(401);
    expect((await ask({}, operator.token)).status).toBe(401);
    expect((await ask({}, member.token, brandHosts.second)).status).toBe(401);
    expect(await rowsOf({}, other.token)).toEqual([]);
  });
});
