import { createTestDatabase, openBrand, type TestDatabase } from '@baize/testkit';
import { createHash } from 'node:crypto';
import { openOwner } from '@baize/server/openOwner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Pool } from './kit/db.ts';

/**
 * Tables that grow with play, and their unique keys. A key that spans all member groups is listed under `across`;
 * nothing may be added there.
 */
const hot: Record<string, { within: string[]; across?: string[] }> = {
  bonuses_grants: { within: ['id', 'member_id brand_id'], across: ['brand_id requester_id request_id'] },
  cashier_adjustments: { within: ['id'], across: ['brand_id requested_by request_id'] },
  cashier_deposit_proofs: { within: ['deposit_id'] },
  cashier_deposits: {
    within: ['id', 'brand_id member_id request_id'],
    across: ['brand_id remark', 'brand_id network tx_hash'],
  },
  cashier_proofs: { within: ['withdrawal_id'] },
  cashier_withdrawal_steps: { within: ['id'] },
  cashier_withdrawals: { within: ['id', 'brand_id member_id request_id'] },
  lotteries_chases: { within: ['id', 'brand_id member_id request_id'] },
  lotteries_lines: { within: ['order_id position'] },
  lotteries_orders: { within: ['id', 'request_id member_id brand_id'] },
  lotteries_stakes: { within: ['draw_id member_id play_id'] },
  lotteries_touches: { within: ['order_id restriction_id'] },
  points_accounts: { within: ['member_id brand_id'] },
  points_entries: { within: ['member_id brand_id version', 'key brand_id'] },
  points_rounds: { within: ['member_id round_id'] },
  transfers_moves: {
    within: ['id', 'brand_id member_id request_id', 'member_id vendor_id brand_id'],
    across: ['reference'],
  },
  vendors_free_rounds: { within: ['id'], across: ['brand_id requester_id request_id', 'reward'] },
  vendors_held_wins: { within: ['id', 'key scope brand_id'] },
  vendors_round_keys: { within: ['member_id round_id nth'] },
  vendors_rounds: { within: ['member_id id', 'member_id round vendor_id brand_id'] },
  vendors_sessions: { within: ['token_hash'] },
  wallet_accounts: { within: ['id', 'member_id name currency brand_id shard'] },
  wallet_batches: { within: ['chain seq'] },
  wallet_chains: { within: ['no'] },
  wallet_entries: { within: ['account_id version'] },
  wallet_transfers: { within: ['id', 'key scope brand_id'] },
  wallet_transits: { within: ['id', 'key scope brand_id'] },
};

/** Reference tables that operators maintain: few rows, replicated everywhere. */
const reference = [
  ...['cashier_methods', 'gateways_gateways', 'games_games', 'lotteries_draws', 'lotteries_lotteries'],
  ...['site_brands', 'vendors_brand_vendors', 'vendors_vendors'],
];

/** Other tables with an owner, by what makes them grow. A new table has to be put into one of the lists, or be hot. */
const others: Record<string, string[]> = {
  /* Counted from rounds and postings by jobs, for a whole line or brand; they can be counted again. */
  counted: [
    ...['agents_own', 'agents_sums', 'agents_visits', 'bonuses_rebate_counted', 'contracts_costs'],
    ...['contracts_facts', 'contracts_rebates', 'limits_outside', 'limits_rules', 'vendors_differences'],
    ...['vendors_listed_rounds'],
  ],
  /* End by themselves, and are removed after that. */
  passing: [
    ...['chat_passes', 'identity_browsers', 'identity_devices', 'identity_places', 'identity_recoveries'],
    ...['identity_sessions', 'identity_verifications'],
  ],
  /* A few rows per member for ever: who they are, and what they chose. */
  few: [
    ...['agents_invites', 'agents_lines', 'agents_links', 'agents_members', 'agents_quotas'],
    ...['cashier_accounts', 'chat_members', 'chat_reads', 'games_favourites', 'games_recent'],
    ...['identity_consents', 'identity_contacts', 'identity_details', 'identity_invitations'],
    ...['identity_links', 'identity_profiles', 'identity_recovery_codes', 'identity_second_steps'],
    ...['limits_reminders', 'limits_reviews', 'lotteries_opened', 'members_tags', 'transfers_choices'],
    ...['transfers_wallets'],
  ],
  /* A row each time somebody asks, says or decides something; none is written while a game is played. */
  acts: [
    ...['agents_changes', 'agents_link_uses', 'agents_moves', 'agents_transfers', 'bonuses_rebate_claims'],
    ...['chat_messages', 'chat_reports', 'chat_shares', 'contracts_bills', 'contracts_contracts'],
    ...['contracts_payments', 'contracts_requests', 'feedback_images', 'feedback_replies'],
    ...['feedback_tickets', 'gateways_payments', 'gateways_payouts', 'kyc_documents', 'kyc_submissions'],
    ...['limits_blocks', 'limits_changes', 'members_notes', 'members_second_step_resets', 'messages_items'],
    ...['points_redemptions', 'promotions_check_ins', 'promotions_images', 'promotions_participations'],
  ],
};

/** Found by an account, an order or a request with an owner. */
const knownOwnerless = [
  ...['cashier_withdrawal_steps member_id', 'lotteries_lines brand_id', 'lotteries_lines member_id'],
  ...['lotteries_stakes brand_id', 'lotteries_touches brand_id', 'lotteries_touches member_id'],
  'vendors_round_keys brand_id',
  ...['wallet_entries brand_id', 'wallet_entries member_id'],
];

let db: TestDatabase;
let owner: Pool;
beforeAll(async () => {
  db = await createTestDatabase();
  owner = openOwner(db.url, { max: 1 });
});
afterAll(async () => {
  await owner.end();
  await db.drop();
});

const names = Object.keys(hot);
const column = async (statement: string, values: unknown[] = []): Promise<string[]> =>
  (await owner.query<{ found: string }>(statement, values)).rows.map(({ found }) => found);

describe('a table with an owner', () => {
  it('is listed once, by what makes it grow', async () => {
    const owned = await column(
      `select distinct c.relname as found from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = current_schema()::regnamespace
          and a.attname in ('member_id', 'owner_id', 'agent_id', 'payer_id', 'from_id')`,
    );
    const listed = [...names, ...Object.values(others).flat()];
    expect(listed.length).toBe(new Set(listed).size);
    // Those without an owner of their own are found by a parent row that has one.
    const ownerless = names.filter((name) => !owned.includes(name));
    expect(ownerless.toSorted()).toEqual(
      [
        ...new Set(
          knownOwnerless.flatMap((known) => (known.endsWith(' member_id') ? [known.split(' ')[0] ?? ''] : [])),
        ),
        'wallet_batches',
        'wallet_chains',
      ].toSorted(),
    );
    expect(listed.filter((name) => !ownerless.includes(name)).toSorted()).toEqual(owned.toSorted());
  });
});

describe('a table that grows with play', () => {
  it("has an owner column, except for rows found by a parent row and the ledger's chains", async () => {
    const missing = await column(
      `select t.name || ' ' || c.name as found from unnest($1::text[]) t (name), unnest('{brand_id,member_id}'::text[]) c (name)
        where not exists (select from pg_attribute a where a.attrelid = t.name::regclass and a.attname = c.name)
          and t.name not in ('wallet_chains', 'wallet_batches') order by 1`,
      [names],
    );
    expect(missing).toEqual(knownOwnerless);
  });

  it('has keys that are unique within a group of members, each of them listed', async () => {
    const { rows } = await owner.query<{ name: string; columns: string }>(
      `select i.indrelid::regclass::text as name,
              (select string_agg(a.attname, ' ' order by k.nth)
                 from unnest(i.indkey) with ordinality k (no, nth)
                 join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.no
                where k.nth <= i.indnkeyatts) as columns
         from pg_index i where i.indisunique and i.indrelid::regclass::text = any ($1)`,
      [names],
    );
    const found = Object.fromEntries(
      names.map((name) => [
        name,
        rows
          .filter((row) => row.name === name)
          .map(({ columns }) => columns)
          .toSorted(),
      ]),
    );
    const listed = Object.entries(hot).map(([name, { within, across = [] }]) => [
      name,
      [...within, ...across].toSorted(),
    ]);
    expect(found).toEqual(Object.fromEntries(listed));
  });

  it('has the entries of an account in their order as the primary key, which no index beside it repeats', async () => {
    const { rows } = await owner.query<{ isPrimary: boolean; columns: string }>(
      `select i.indisprimary as "isPrimary",
              (select string_agg(a.attname, ' ' order by k.nth)
                 from unnest(i.indkey) with ordinality k (no, nth)
                 join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.no
                where k.nth <= i.indnkeyatts) as columns
         from pg_index i where i.indisunique and i.indrelid = 'wallet_entries'::regclass`,
    );
    expect(rows).toEqual([{ isPrimary: true, columns: 'account_id version' }]);
  });

  it('has bigint ids from a sequence of its own', async () => {
    const wrong = await column(
      `select a.attrelid::regclass || '.' || a.attname as found from pg_attribute a
         left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid::regclass::text = any ($1) and a.attnum > 0
          and (a.attidentity <> '' and a.atttypid <> 'bigint'::regtype
               or a.attgenerated = '' and pg_get_expr(d.adbin, d.adrelid) like '%nextval%')`,
      [names],
    );
    expect(wrong).toEqual([]);
  });

  it('has foreign keys to reference tables only', async () => {
    const wrong = await column(
      `select conrelid::regclass || ' -> ' || confrelid::regclass as found from pg_constraint
        where contype = 'f' and conrelid::regclass::text = any ($1) and confrelid::regclass::text <> all ($2)`,
      [names, reference],
    );
    expect(wrong).toEqual([]);
  });

  it('has triggers that read their own row only', async () => {
    const wrong = await column(
      `select distinct p.proname as found from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where not t.tgisinternal and t.tgrelid::regclass::text = any ($1)
          and p.prosrc ~* '\\m(from|into|update|perform|execute|join)\\M'`,
      [names],
    );
    expect(wrong).toEqual([]);
  });
});

describe('money', () => {
  it('moves between accounts of one member or of the house: no ledger item has two members', async () => {
    const found = await column(
      `select a.attname as found from pg_type t join pg_attribute a on a.attrelid = t.typrelid
        where t.typname = 'wallet_item' and a.atttypid = 'bigint'::regtype order by 1`,
    );
    expect(found).toEqual(['amount', 'main', 'member']);
  });
});

describe('a member', () => {
  it('gets one of 64 groups at registration, for ever', async () => {
    await openBrand(owner);
    const { rows } = await owner.query<{ id: string; groupId: number }>(
      `insert into identity_accounts (brand_id, username_display, username_key, password_hash, nickname, language,
              currency, registered_host, registered_address)
       select 1, 'm' || n, 'm' || n, '', 'm' || n, 'EN', 'CNY', '', '' from generate_series(1, 2000) n
       returning id::text, group_id as "groupId"`,
    );
    const groups = rows.map(({ groupId }) => groupId);
    expect(new Set(groups)).toEqual(new Set(Array.from({ length: 64 }, (_, at) => at)));
    await expect(owner.query('update identity_accounts set group_id = 1 where id = 1')).rejects.toThrow(/group_id/);
    const groupOf = (id: string): number => {
      const numbers = Buffer.alloc(12);
      numbers.writeInt32BE(1);
      numbers.writeBigInt64BE(BigInt(id), 4);
      return (createHash('sha256').update(numbers).digest()[0] ?? 0) % 64;
    };
    expect(groups).toEqual(rows.map(({ id }) => groupOf(id)));
  });
});

describe('functions', () => {
  const schemasOf = (): Promise<string[]> =>
    column(
      `select distinct c as found from pg_proc p, unnest(p.proconfig) c
        where starts_with(c, 'search_path=') and p.pronamespace = current_schema()::regnamespace
          and p.proname <> 'kit_place_functions'`,
    );

  it('do not name a schema, so that theirs can be renamed', async () => {
    expect(
      await column(
        `select p.oid::regprocedure::text as found from pg_proc p
          where p.pronamespace = current_schema()::regnamespace and p.prosrc ~* '\\mpublic\\M'`,
      ),
    ).toEqual([]);
    expect(await schemasOf()).toEqual(['search_path=pg_catalog, public, pg_temp']);

    await owner.query('alter schema public rename to group07');
    await owner.query('set search_path = group07');
    await owner.query(`select kit_place_functions('group07'::regnamespace)`);
    expect(await schemasOf()).toEqual(['search_path=pg_catalog, group07, pg_temp']);
    await owner.query('set role baize_app');
    await owner.query(`select wallet_open(1, 7, '{CNY}')`);
    const { rows } = await owner.query<{ outcome: string; balance: bigint }>(
      'select outcome, balance from wallet_post($1::jsonb)',
      [
        JSON.stringify([
          {
            ...{ brand: 1, member: 7, currency: 'CNY', scope: 'test', key: 'in', kind: 'deposit', amount: 5 },
            ...{ debit: 'house.bank:test', credit: 'main' },
          },
        ]),
      ],
    );
    expect(rows.map(({ outcome, balance }) => [outcome, String(balance)])).toEqual([['applied', '5']]);
  });
});
