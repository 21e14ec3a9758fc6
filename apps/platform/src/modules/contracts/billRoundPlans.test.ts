import { pagesRead, plansOf, rowsRead, openSeeded, type Seeded } from '@baize/testkit';
import { addDays } from '@baize/maths/contracts/addDays';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client, Pool } from '#kit/db.ts';
import { readRoundsOf } from '#modules/vendors/index.ts';
import { readBillFacts, readBillScope, type BillScope } from './store/billRounds.ts';
import { claimBills, readOwnBills, sumPaid, updatePaid } from './store/bills.ts';
import { readPayments } from './store/payments.ts';
import { readRebateFacts } from './store/rebateRounds.ts';
import { claimRebates, readOwnRebates, settleRebates } from './store/rebates.ts';

const MEMBERS = 2_000;
const FACTS = 60_000;
const DAYS = 30;
/** Bills and rebates that were paid long ago, and those that wait: what a pay run may read grows with the second. */
const PAID = 30_000;
const OPEN = 150;

const today = new Date().toISOString().slice(0, 10);

let seeded: Seeded;
let owner: Pool;
let lastDay: string;
let lastFact: bigint;

/* All stand below agent 1, every hundredth below agent 2 as well. */
beforeAll(async () => {
  seeded = await openSeeded(async (owner) => {
    const { rows } = await owner.query<{ day: string; last: bigint }>(
      `with written as (
       insert into contracts_facts (brand_id, member_id, round_id, currency, why, day, hour, billed_day, settled_at, valid_bet,
              net, team)
       select 1, 10 + n % $1, n, 'CNY', 'settled', d.day, 1, d.day, now(), 100, -100,
              case when n % 100 = 0 then array[10 + n % $1, 2, 1] else array[10 + n % $1, 1] end
         from generate_series(1, $2::integer) n
        cross join lateral (select current_date - $3::integer + (n - 1) * $3 / $2 as day) d
       returning day, id)
     select max(day)::text as day, max(id) as last from written`,
      [MEMBERS, FACTS, DAYS],
    );
    [lastDay, lastFact] = [rows[0]?.day ?? '', rows[0]?.last ?? 0n];
    await owner.query(
      `insert into vendors_rounds (member_id, brand_id, vendor_id, round, game_code, currency, bets, bet, win, adjusted,
            is_closed, transactions, started_at, updated_at)
     select 10 + n % $1, 1, 1, n::text, 'g' || n % 20, 'CNY', 1, 100, 0, 0, true, '{}', now(), now()
       from generate_series(1, $2::integer) n`,
      [MEMBERS, FACTS],
    );
    await owner.query(
      `insert into contracts_bills (brand_id, contract_id, period, kind, payer_id, member_id, currency, from_day, to_day,
            terms, valid_bet, net, active_members, late_bet, late_net, late_rounds, corrected_rounds, carry_in, carry_out,
            tier, rate_bps, amount, depth, status, after_fact, upto_fact, day_facts)
     select 1, n, 'p', 'daily', 0, n, 'CNY', current_date, current_date + 1, '{}', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            'notReached', 0, 1, '{}' from generate_series(1, 5000) n`,
    );
    await owner.query(
      `insert into contracts_contracts (brand_id, payer_id, member_id, kind, currency, starts_day)
     select 1, 0, n, 'daily', 'CNY', current_date from generate_series(1, 5000) n`,
    );
    await owner.query(
      `insert into contracts_bills (brand_id, contract_id, period, kind, payer_id, member_id, currency, from_day, to_day,
            terms, valid_bet, net, active_members, late_bet, late_net, late_rounds, corrected_rounds, carry_in, carry_out,
            tier, rate_bps, amount, paid, depth, status, paid_at)
     select 1, 10000 + n, 'q', 'realtime', 1, 10 + n % $3, 'CNY', current_date, current_date + 1, '{}', 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 500, case when n > $1 then 0 else 500 end, n % 4, case when n > $1 then 'due' else 'issued' end,
            case when n > $1 then null else now() - n * interval '1 minute' end
       from generate_series(1, $1::integer + $2) n`,
      [PAID, OPEN, MEMBERS],
    );
    await owner.query(
      `insert into contracts_payments (bill_id, attempt, brand_id, member_id, kind, amount, paid_at)
     select id, 1, brand_id, member_id, kind, amount, paid_at from contracts_bills where status = 'issued'`,
    );
    await owner.query(
      `insert into contracts_rebates (brand_id, member_id, currency, slot_at, own_bet, team_bet, carry_in, earned, carry_out,
            amount, status, paid_at)
     select 1, 10 + n % $3, 'CNY', now() - n * interval '5 minutes', 0, 0, 0, 5000000, 0, 5,
            case when n > $1 then 'due' else 'paid' end, case when n > $1 then null else now() end
       from generate_series(1, $1::integer + $2) n`,
      [PAID, OPEN, MEMBERS],
    );
    await owner.query(
      `insert into contracts_rebates (brand_id, member_id, currency, slot_at, own_bet, team_bet, carry_in, earned, carry_out,
            amount, status, paid_at)
     select 1, 5, 'CNY', date_trunc('day', now(), 'UTC') + interval '1 day' - n * interval '5 minutes', 0, 0, 0, 5000000, 0, 5,
            'paid', now() from generate_series(1, 288 * ($1::integer + 5)) n`,
      [DAYS],
    );
  });
  owner = seeded.owner;
}, 60_000);
afterAll(() => seeded.close());

const scopeOf = (memberId: bigint, after = 0n): BillScope => ({
  ...{ brandId: 1, currency: 'CNY', memberId, startsDay: addDays(lastDay, -DAYS), endsDay: null },
  facts: { after, upTo: lastFact, byDay: {} },
});
const page = (from: string, offset = 0) => ({ from, to: lastDay, limit: 20, offset });

describe('a pay run', () => {
  const asked = (work: (client: Client) => Promise<unknown>) => seeded.planOf((on) => work(on as unknown as Client));
  const due = async (table: string): Promise<bigint[]> =>
    (await owner.query<{ id: bigint }>(`select id from ${table} where status = 'due' order by id limit 100`)).rows.map(
      ({ id }) => id,
    );
  const member = { brandId: 1, memberId: 70n, timeZone: 'Asia/Shanghai' };
  const recent = { from: '2020-01-01', to: '2099-01-01' };
  const first = { limit: 20, offset: 0 };
  /** What a member has of the paid rows, where those that were just paid are in the index twice. */
  const own = PAID / MEMBERS;

  it.each([
    ['claims bills', () => asked((on) => claimBills(on, { after: undefined, limit: 100 })), OPEN],
    ['claims the next bills', () => asked((on) => claimBills(on, { after: { depth: 1, id: 1n }, limit: 100 })), OPEN],
    ['claims rebates', () => asked((on) => claimRebates(on, 200)), OPEN],
    [
      'records payments',
      async () => {
        const made = { paid: 500n, moved: 500n, attempts: 1, status: 'issued', isBlocked: false } as const;
        const ids = await due('contracts_bills');
        return asked((on) =>
          updatePaid(
            on,
            ids.map((id) => ({ id, ...made })),
          ),
        );
      },
      100,
    ],
    [
      'settles rebates',
      async () => {
        const ids = await due('contracts_rebates');
        return asked((on) =>
          settleRebates(
            on,
            ids.map((id) => ({ id, isPaid: true })),
          ),
        );
      },
      100,
    ],
  ])('%s by an index, whatever was paid before', async (_what, explain, most) => {
    const plan = await explain();
    expect(plan).not.toMatch(/Seq Scan on contracts_/);
    expect(rowsRead(plan), plan).toBeLessThanOrEqual(most);
  });

  it.each([
    ['bills', (on: Pool) => readOwnBills(on, { ...member, side: 'received', kind: 'realtime' }, first)],
    ['payments', (on: Pool) => readPayments(on, { ...member, ...recent, kinds: ['daily', 'realtime'] }, first)],
    ['pay of two days', (on: Pool) => sumPaid(on, { ...member, kind: 'realtime' })],
    ['rebates', (on: Pool) => readOwnRebates(on, { ...member, currency: 'CNY', ...recent }, first)],
  ])('leaves the %s of a member to be read by an index', async (_what, read) => {
    const plan = await seeded.planOf(read);
    expect(plan).not.toMatch(/Seq Scan on contracts_/);
    expect(rowsRead(plan), plan).toBeLessThanOrEqual(2 * own);
  });
});

describe('the page of rebates', () => {
  /** One with a rebate every five minutes, of whom a page or a day is asked for. */
  const busy = { brandId: 1, memberId: 5n, timeZone: 'UTC', currency: 'CNY' };
  const month = { from: addDays(today, -DAYS), to: today };
  const day = { from: addDays(today, -3), to: addDays(today, -3) };
  const SLOTS = 288;

  it.each([
    // The row behind a page tells that no other has the moment of its last one.
    ['a page of a month', month, { offset: 0 }, 20 + 1, DAYS * SLOTS + SLOTS],
    ['a page of a day', day, { offset: 0 }, 20 + 1, SLOTS],
    ['the tenth page of a day', day, { offset: 180 }, SLOTS, SLOTS],
  ] as const)('reads %s, and sums no other days', async (_what, days, { offset }, most, lines) => {
    const [page = '', sums = ''] = await plansOf(owner, (on) =>
      readOwnRebates(on, { ...busy, ...days }, { limit: 20, offset }),
    );
    expect(rowsRead(page), page).toBeGreaterThanOrEqual(20);
    expect(rowsRead(page), page).toBeLessThanOrEqual(most);
    // Rows of one member that were written one after another stand together, about fifty in a page of the table.
    expect(pagesRead(page), page).toBeLessThanOrEqual(20);
    expect(rowsRead(sums), sums).toBe(lines);
    expect(pagesRead(sums), sums).toBeLessThanOrEqual(lines / 20 + 20);
  });

  it('reads on behind a rebate without those before it', async () => {
    const { rows } = await owner.query<{ id: bigint }>(
      'select id from contracts_rebates where member_id = 5 order by slot_at desc limit 1 offset 1000',
    );
    const [page = ''] = await plansOf(owner, (on) =>
      readOwnRebates(on, { ...busy, ...month }, { limit: 20, after: rows[0]?.id }),
    );
    expect(rowsRead(page), page).toBeGreaterThanOrEqual(20);
    expect(rowsRead(page), page).toBeLessThanOrEqual(20 + 2);
    expect(pagesRead(page), page).toBeLessThanOrEqual(20);
  });
});

describe('the rows behind a bill', () => {
  it.each([
    ['of everybody, a month', () => [scopeOf(1n), page(addDays(lastDay, -DAYS))] as const, 50],
    ['of everybody, the end of a day', () => [scopeOf(1n), page(lastDay, FACTS / DAYS - 20)] as const, FACTS / DAYS],
    ['of a small team, a month', () => [scopeOf(2n), page(addDays(lastDay, -DAYS))] as const, FACTS / 20],
    ['of nobody who played, a month', () => [scopeOf(3n), page(addDays(lastDay, -DAYS))] as const, 10],
    ['of five minutes', () => [scopeOf(1n, lastFact - 50n), page(addDays(lastDay, -1))] as const, 50],
  ])('%s, are read by an index', async (_what, asked, most) => {
    const plan = await seeded.planOf((on) => readBillFacts(on, ...asked()));
    expect(plan).not.toMatch(/Seq Scan/);
    expect(rowsRead(plan), plan).toBeLessThanOrEqual(most);
  });

  it('of a rebate, are read between its two facts', async () => {
    const what = { brandId: 1, currency: 'CNY', memberId: 1n };
    const between = { after: lastFact - 50n, upTo: lastFact, limit: 20, offset: 0 };
    const plan = await seeded.planOf((on) => readRebateFacts(on, what, between));
    expect(plan).not.toMatch(/Seq Scan/);
    expect(rowsRead(plan), plan).toBeLessThanOrEqual(50);
  });

  it('take the bounds of the bill and its rounds by their keys', async () => {
    const scope = await seeded.planOf((on) => readBillScope(on, 70n));
    const rounds = Array.from({ length: 20 }, (_, nth) => ({
      memberId: BigInt(11 + nth),
      roundId: BigInt(1 + nth),
    }));
    const found = await seeded.planOf((on) => readRoundsOf(on, { brandId: 1, rounds }));
    for (const plan of [scope, found]) {
      expect(plan).not.toMatch(/Seq Scan/);
      expect(rowsRead(plan), plan).toBeLessThanOrEqual(20);
    }
  });

  it('are found out when they are not read by an index', async () => {
    const plan = await seeded.planOf((on) => on.query('select sum(net) from contracts_facts where net < 0'));
    expect(plan).toMatch(/Seq Scan/);
    expect(rowsRead(plan)).toBeGreaterThan(FACTS / 20);
  });
});
