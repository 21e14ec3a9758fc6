import { plansOf, openSeeded, type Seeded } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Pool } from '#kit/db.ts';
import { readQueue } from './store.ts';
import { readWithdrawalQueue } from './store/withdrawals.ts';

const DEPOSITS = 100_000;
const WITHDRAWALS = 20_000;
let seeded: Seeded;
let owner: Pool;

beforeAll(async () => {
  seeded = await openSeeded(async (owner) => {
    await owner.query(
      `insert into cashier_deposits (brand_id, member_id, account, request_id, method_id, method_name, bank, account_name,
            account_number, amount, fee, currency, status, remark, decided_by, decided_at, expires_at)
     select 1 + n % 2, n % 5000, 'Player' || n % 5000, gen_random_uuid(), 1, 'Bank', 'b', 'n', '1', 100000, 0, 'CNY',
            case when n % 1000 = 0 then 'pending' else 'approved' end, 'R' || n,
            case when n % 1000 <> 0 then 1 end, case when n % 1000 <> 0 then now() end, now() + interval '1 hour'
       from generate_series(1, ${DEPOSITS}) n`,
    );
    await owner.query(
      `insert into cashier_withdrawals (brand_id, member_id, account, request_id, account_id, kind, bank, branch, holder_name,
            number_key, amount, fee, currency, status, reference, turnover_required, turnover_done, needs_second,
            confirm_minutes)
     select 1 + n % 2, n % 5000, 'Player' || n % 5000, gen_random_uuid(), 1, 'bank', 'b', '', 'n', '1', 100000, 0, 'CNY',
            case when n % 1000 = 0 then 'review' else 'rejected' end, 'R' || n, 0, 0, false, 60
       from generate_series(1, ${WITHDRAWALS}) n`,
    );
  });
  owner = seeded.owner;
});
afterAll(() => seeded.close());

const queue = { brandId: 1, status: 'all', search: '', memberId: undefined } as const;
const page = { limit: 20, offset: 0 };

describe('the deposit queue over a hundred thousand rows', () => {
  it.each([
    ['what waits', { status: 'pending' } as const, /cashier_deposits_(queue|expires_at)/],
    ['an account', { search: 'player12' }, /cashier_deposits_account/],
    ['a remark', { search: 'r4711' }, /cashier_deposits_any_remark/],
    ['a number', { search: '4711' }, /cashier_deposits_pkey/],
    ['a member', { memberId: 12n }, /cashier_deposits_member/],
  ])('finds %s by an index', async (_what, filter, index) => {
    const plans = await plansOf(owner, (explained) => readQueue(explained, { ...queue, ...filter }, page));
    expect(plans).toHaveLength(2);
    for (const plan of plans) {
      expect(plan).not.toContain('Seq Scan on cashier_deposits');
      expect(plan).toMatch(index);
    }
  });
});

it('the withdrawal queue searches by three indexes, one per possible meaning of the text', async () => {
  const filter = {
    brandId: 1,
    statuses: ['review'],
    search: '4711',
    isOldestFirst: true,
    memberId: undefined,
  } as const;
  for (const plan of await plansOf(owner, (explained) => readWithdrawalQueue(explained, filter, page))) {
    for (const index of ['account', 'reference', 'pkey']) expect(plan).toContain(`cashier_withdrawals_${index}`);
  }
});
