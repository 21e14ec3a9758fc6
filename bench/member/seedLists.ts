import type { Pool } from '../../apps/platform/src/kit/db.ts';
import { seedDepositMethods, seedWithdrawRules } from '../../apps/platform/src/modules/cashier/index.ts';

/** Rows of each list that a regular has. */
const ROWS = 100;

/** Members 1 to `count` get deposits, withdrawals, accounts, messages and transfers to their upline, the last of them. */
export async function seedLists(owner: Pool, count: number): Promise<void> {
  await seedDepositMethods(owner, { brandId: 1, currency: 'CNY' });
  await seedWithdrawRules(owner, { brandId: 1, currency: 'CNY' });
  const own = `generate_series(1, $1::integer) m cross join generate_series(1, ${ROWS}) n`;
  const past = `now() - n * interval '20 hours'`;
  const statements = [
    `insert into agents_members (brand_id, member_id, type) select 1, m, 1 from generate_series(1, $1::integer) m
     on conflict do nothing`,
    `update agents_members set parent_id = $1 where member_id < $1`,
    `insert into agents_transfers (brand_id, from_id, to_id, direction, request_id, amount, currency, created_at)
     select 1, m, $1, 'upline', gen_random_uuid(), 100000 + n, 'CNY', ${past} from ${own} where m < $1`,
    `insert into cashier_deposits (brand_id, member_id, account, request_id, method_id, method_name, bank, account_name,
            account_number, amount, fee, currency, status, remark, decided_by, decided_at, created_at, expires_at)
     select 1, m, 'member' || m, gen_random_uuid(), 1, 'Bank transfer', 'Bank', 'Baize', '1', 10000000 + n * 100000, 0, 'CNY',
            'approved', 'R' || m || 'N' || n, 1, ${past}, ${past}, ${past} from ${own}`,
    `insert into cashier_accounts (brand_id, member_id, request_id, kind, bank, holder_name, number_key)
     select 1, m, gen_random_uuid(), 'bank', 'Bank ' || n, 'Ming Example', (6000000000 + m * 10 + n)::text
       from generate_series(1, $1::integer) m cross join generate_series(1, 3) n`,
    `insert into cashier_withdrawals (brand_id, member_id, account, request_id, account_id, kind, bank, branch,
            holder_name, number_key, amount, fee, currency, status, turnover_required, turnover_done, needs_second,
            confirm_minutes, confirm_by, created_at)
     select 1, m, 'member' || m, gen_random_uuid(), a.id, a.kind, a.bank, a.branch, a.holder_name, a.number_key, 5000000, 0,
            'CNY', 'received', 0, 0, false, 30, ${past}, ${past}
       from ${own} cross join lateral (select * from cashier_accounts a where a.member_id = m order by a.id limit 1) a`,
    `insert into cashier_withdrawal_steps (brand_id, withdrawal_id, status, at)
     select 1, w.id, s, w.created_at
       from cashier_withdrawals w cross join unnest(array['requested', 'approved', 'paid', 'received']) s
      where w.member_id <= $1`,
    `insert into messages_items (brand_id, member_id, request_key, kind, title, content, created_at)
     select 1, m, m || ':' || n, 'finance', 'A deposit', 'The amount is in your balance.', ${past} from ${own}`,
  ];
  for (const text of statements) await owner.query(text, [count]);
}
