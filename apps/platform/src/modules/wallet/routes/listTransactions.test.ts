import { listTransactions, rejectWithdrawal, type InputOf } from '@baize/contract';
import type { TransactionKind } from '@baize/contract/wallet/ledgerKinds';
import {
  brandHosts,
  openOperator,
  registerMember,
  registerPayee,
  startPlatform,
  type TestMember,
  type TestPlatform,
  waitUntil,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { seedWithdrawRules } from '#modules/cashier/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let now = Date.now();
let member: TestMember;
const moments: string[] = [];

const move = async ({ memberId }: TestMember, kind: TransactionKind, amount: bigint) => {
  const [debit, credit] = kind === 'bet' ? (['main', 'house.vendor:a'] as const) : (['house.bank:1', 'main'] as const);
  await site.platform.wallet.post({
    ...{ brandId: 1, memberId, currency: 'CNY', scope: 'test', key: randomUUID(), kind, debit, credit, amount },
  });
};
const dbNow = async () =>
  (await site.owner.query<{ at: Date }>('select clock_timestamp() as at')).rows[0]?.at.toISOString() ?? '';
/** Waits for the next millisecond of the database's clock, so that a bound is clearly between two entries. */
const passMoment = async (): Promise<string> => {
  const from = await dbNow();
  return waitUntil(async () => {
    const at = await dbNow();
    return at > from ? at : false;
  });
};

beforeAll(async () => {
  site = await startPlatform({ clock: () => now });
  member = await registerMember(site);
  for (const [kind, amount] of [
    ['deposit', 1_000n],
    ['bet', 300n],
    ['win', 500n],
    ['bet', 200n],
    ['adjust', 50n],
  ] as const) {
    moments.push(await passMoment());
    await move(member, kind, amount);
  }
  moments.push(await passMoment());
});
afterAll(() => site.close());

const stretch = (from = 0, to = 5) => ({ from: moments[from] ?? '', to: moments[to] ?? '' });
const ask = (changes: Partial<InputOf<typeof listTransactions>> = {}, token = member.token) =>
  site.call(listTransactions, { ...stretch(), pageNum: 1, pageSize: 20, ...changes }, { token });
const amounts = async (changes: Partial<InputOf<typeof listTransactions>> = {}) =>
  (await ask(changes)).answer.value?.page.content.map(({ amount }) => amount);

describe('works', () => {
  it('lists own entries newest first with the balance after each, and the totals in and out', async () => {
    const { value } = (await ask()).answer;
    expect(value?.page.content.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter])).toEqual([
      ['adjust', 50n, 1_050n],
      ['bet', -200n, 1_000n],
      ['win', 500n, 1_200n],
      ['bet', -300n, 700n],
      ['deposit', 1_000n, 1_000n],
    ]);
    expect(value).toMatchObject({
      ...{ currency: 'CNY', totals: { in: 1_550n, out: 500n, net: 1_050n } },
      page: { totalRows: 5, totalPages: 1 },
    });
  });

  it('filters by kind, range and page, with totals over the whole filter', async () => {
    expect(await amounts({ kind: 'bet' })).toEqual([-200n, -300n]);
    expect(await amounts({ kind: 'rollback' })).toEqual([]);
    expect(await amounts({ figure: 'deposits' })).toEqual([1_000n]);
    expect(await amounts({ figure: 'income' })).toEqual([]);
    expect(await amounts({ figure: 'deposits', kind: 'win' })).toEqual([500n]);
    for (let from = 0; from <= 5; from += 1) {
      for (let to = from + 1; to <= 5; to += 1) {
        const expected = [1_000n, -300n, 500n, -200n, 50n].slice(from, to).toReversed();
        expect([from, to, await amounts(stretch(from, to))]).toEqual([from, to, expected]);
      }
    }
    expect(await amounts({ pageSize: 2, pageNum: 2 })).toEqual([500n, -300n]);
    expect(await amounts({ pageSize: 2, pageNum: 3 })).toEqual([1_000n]);
    expect(await amounts({ pageSize: 2, pageNum: 4 })).toEqual([]);
    const page = (await ask({ kind: 'bet', pageSize: 1, pageNum: 2 })).answer.value;
    expect(page?.page.content.map(({ amount }) => amount)).toEqual([-300n]);
    expect(page).toMatchObject({ totals: { in: 0n, out: 500n, net: -500n }, page: { totalPages: 2 } });
  });

  it('is empty for a new account', async () => {
    const fresh = await registerMember(site);
    const { value } = (await ask({}, fresh.token)).answer;
    expect(value).toMatchObject({ page: { content: [], totalRows: 0 }, totals: { in: 0n, out: 0n } });
  });
});

describe('works with withdrawals', () => {
  it("[MEMBER-07] shows withdrawals' statuses, and filters by them with their refunds", async () => {
    const operator = await openOperator(site);
    await seedWithdrawRules(site.owner, { brandId: 1, currency: 'CNY' });
    const payee = await registerPayee(site, 100_000_000n);
    const [kept, refused] = [await payee.withdraw(10_000_000n), await payee.withdraw(20_000_000n)];
    const rejecting = { withdrawalId: refused.value?.id ?? '', publicReason: 'other' as const };
    await site.call(rejectWithdrawal, { ...rejecting, reason: 'Asked for twice by mistake.' }, operator);
    const span = { from: moments[0] ?? '', to: new Date(Date.now() + 60_000).toISOString() };
    const listed = async (changes: Partial<InputOf<typeof listTransactions>>) =>
      (await ask({ ...span, ...changes }, payee.token)).answer.value;
    const rows = (await listed({ withdrawalStatus: 'rejected' }))?.page.content ?? [];
    expect(rows.map(({ kind, amount, withdrawalStatus }) => [kind, amount, withdrawalStatus])).toEqual([
      ['withdrawalReturned', 20_000_000n, 'rejected'],
      ['withdrawal', -20_000_000n, 'rejected'],
    ]);
    const open = await listed({ withdrawalStatus: 'requested' });
    expect(open).toMatchObject({ page: { totalRows: 1 }, totals: { out: 10_000_000n } });
    expect(kept.value?.status).toBe('requested');
    expect((await listed({ withdrawalStatus: 'paid' }))?.page.totalRows).toBe(0);
    expect((await listed({ withdrawalStatus: 'rejected', kind: 'deposit' }))?.page.totalRows).toBe(0);
    const all = (await listed({}))?.page.content ?? [];
    expect(all.map(({ withdrawalStatus }) => withdrawalStatus)).toEqual(['rejected', 'rejected', 'requested', null]);
    // Other members' withdrawals do not match.
    expect((await ask({ ...span, withdrawalStatus: 'rejected' })).answer.value?.page.totalRows).toBe(0);
  });
});

describe('refuses', () => {
  it('invalid ranges or more than 93 days, and unknown kinds', async () => {
    const day = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 86_400_000).toISOString();
    expect((await ask({ from: day(0), to: day(93) })).status).toBe(200);
    for (const wrong of [
      { from: day(0), to: day(94) },
      { from: day(1), to: day(1) },
      { from: day(2), to: day(1) },
    ]) {
      expect((await ask(wrong)).answer.code).toBe('invalid_input');
    }
    const headers = { authorization: `Bearer ${member.token}` };
    for (const query of [
      '',
      '?from=today&to=tomorrow',
      `?from=${day(0)}&to=${day(1)}&kind=salary`,
      `?from=${day(0)}&to=${day(1)}&figure=all`,
    ]) {
      expect((await site.send('GET', listTransactions.path + query, { headers })).status, query).toBe(400);
    }
  });

  it('everybody while the module TRANSREC3 is disabled', async () => {
    await site.owner.query(
      `insert into site_settings (brand_id, value)
       select 1, '{"modules": {"TRANSREC3": "0"}}'::jsonb
       on conflict (brand_id) do update
          set value = jsonb_set(site_settings.value, '{modules,TRANSREC3}', '"0"')`,
    );
    now += 60_000;
    await waitUntil(async () => (await ask()).answer.code === 'not_allowed');
    await site.owner.query('delete from site_settings where brand_id = 1');
    now += 60_000;
    await waitUntil(async () => (await ask()).answer.code === 'ok');
  });
});

describe('forbids', () => {
  it('guests and operators, and shows only own entries', async () => {
    const operator = await openOperator(site);
    const other = await registerMember(site);
    const input = { ...stretch(), pageNum: 1, pageSize: 20 };
    expect((await site.call(listTransactions, input)).status).toBe(401);
    expect((await ask({}, operator.token)).status).toBe(401);
    expect((await ask({}, other.token)).answer.value?.page.totalRows).toBe(0);
    const elsewhere = await site.call(listTransactions, input, { token: member.token, host: brandHosts.second });
    expect(elsewhere.status).toBe(401);
  });
});
