import { openBrand, openSeeded, rowsRead, type Seeded } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Pool } from '#kit/db.ts';
import { teamAmong } from '#modules/agents/index.ts';
import { depositorsAmong, sumDeposits } from '#modules/cashier/index.ts';
import { accountsAmong, scanAccounts } from '#modules/identity/index.ts';
import { levelsAmong } from '#modules/kyc/index.ts';
import { playersAmong, sumValidBetsSince } from '#modules/vendors/index.ts';
import { taggedAmong } from './store/tags.ts';

const MEMBERS = 20_000;
const ROWS = 60_000;

let seeded: Seeded;

beforeAll(async () => {
  seeded = await openSeeded(async (owner) => {
    await openBrand(owner);
    const fill = (statement: string, count: number) => owner.query(statement, [count]);
    await fill(
      `insert into identity_accounts (brand_id, username_display, username_key, password_hash, nickname, language, currency,
            registered_host, registered_address, last_login_at)
     select 1 + n % 2, 'member' || n, 'member' || n, '', 'm', 'EN', 'CNY', 'h', 'a', now()
       from generate_series(1, $1::integer) n`,
      MEMBERS,
    );
    await fill(
      `insert into members_tags (brand_id, member_id, tag)
     select 1 + n % 2, n, 'watch' from generate_series(1, $1::integer) n`,
      MEMBERS,
    );
    await fill(
      `insert into agents_tree (brand_id, ancestor_id, descendant_id, depth)
     select 1 + n % 2, 1, n, 1 from generate_series(2, $1::integer) n`,
      MEMBERS,
    );
    await fill(
      `insert into kyc_submissions (brand_id, member_id, account, level, status, decided_by, decided_at)
     select 1 + n % 2, n, 'm', 1, 'approved', 1, now() from generate_series(1, $1::integer) n`,
      MEMBERS,
    );
    await fill(
      `insert into cashier_deposits (brand_id, member_id, account, request_id, method_id, method_name, bank, account_name,
            account_number, amount, fee, currency, status, remark, decided_by, decided_at, expires_at)
     select 1 + (1 + n) % 2, 1 + n % ${MEMBERS}, 'm', gen_random_uuid(), 1, '', '', '', '', 100, 0, 'CNY', 'approved', n::text, 1,
            now() - n * interval '1 minute', now() from generate_series(1, $1::integer) n`,
      ROWS,
    );
    await fill(
      `insert into vendors_rounds (member_id, brand_id, vendor_id, round, game_code, currency, bets, bet, win, adjusted,
            is_closed, transactions, started_at, updated_at)
     select 1 + n % ${MEMBERS}, 1 + (1 + n) % 2, 1, n::text, 'g' || n % 20, 'CNY', 1, 100, 0, 0, true, '{}',
            now() - n * interval '1 minute', now() from generate_series(1, $1::integer) n`,
      ROWS,
    );
  });
});
afterAll(() => seeded.close());

const memberIds = Array.from({ length: 100 }, (_one, at) => BigInt(8_002 + at * 2));
const some = { brandId: 1, memberIds };
const since = new Date(Date.now() - 30 * 86_400_000);
const games = Array.from({ length: 2_000 }, (_one, at) => `1:g${at}`);

describe('what a segment asks about some members', () => {
  it.each([
    ['their accounts', (on: Pool) => accountsAmong(on, { ...some, activeDays: 7, languages: ['EN'] }), 200],
    ['a tag', (on: Pool) => taggedAmong(on, { ...some, tag: 'Watch' }), 200],
    ['an agent’s line', (on: Pool) => teamAmong(on, { ...some, agentId: 1n }), 200],
    ['their levels', (on: Pool) => levelsAmong(on, some), 200],
    ['any deposit', (on: Pool) => depositorsAmong(on, some), 200],
    ['their deposits', (on: Pool) => sumDeposits(on, { ...some, currency: 'CNY', since, until: null }), 600],
    ['any bet', (on: Pool) => playersAmong(on, { ...some, since }), 200],
    ['their bets', (on: Pool) => sumValidBetsSince(on, { ...some, currency: 'CNY', since, games: undefined }), 600],
    ['their bets on some games', (on: Pool) => sumValidBetsSince(on, { ...some, currency: 'CNY', since, games }), 600],
  ] as const)('%s is read by their own rows', async (_what, work, most) => {
    const plan = await seeded.planOf((on) => work(on));
    expect(plan).not.toMatch(/Seq Scan on (?!site_brands)/);
    expect(rowsRead(plan), plan).toBeLessThanOrEqual(most);
  });
});

describe('a step of a walk', () => {
  it('looks at the accounts of the step alone, also where hardly any is wanted', async () => {
    const wanted = { brandId: 1, withinDays: 1, languages: ['MS'], after: 5_000n, limit: 500 };
    const plan = await seeded.planOf((on) => scanAccounts(on, wanted));
    expect(plan).not.toContain('Seq Scan');
    expect(rowsRead(plan), plan).toBeLessThanOrEqual(1_100);
  });
});

describe('a plan that reads too much', () => {
  it('is detected', async () => {
    const plan = await seeded.planOf((on) => on.query(`select from members_tags where tag = 'watch'`));
    expect(plan).toMatch(/Seq Scan/);
    expect(rowsRead(plan)).toBeGreaterThan(1_100);
  });
});
