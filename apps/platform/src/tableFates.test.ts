import { openOwner } from '@baize/server/openOwner';
import { createTestDatabase, type TestDatabase } from '@baize/testkit';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Pool } from './kit/db.ts';

/**
 * Tables whose rows end by themselves, within hours, and are deleted by what writes them or by a job. Days are data
 * and stand in `kit_retention` instead.
 */
const ending = [
  ...['contracts_news', 'identity_bot_checks', 'identity_captchas', 'identity_codes', 'identity_hand_overs'],
  ...['identity_used_tokens', 'kit_envelopes', 'kit_limits', 'vendors_listed_rounds'],
];

/** Tables that nothing is removed from, by the reason. A new table has to be put here, above, or into `kit_retention`. */
const kept: Record<string, string[]> = {
  'the books: money, and what it was moved for, is never forgotten': [
    ...['wallet_accounts', 'wallet_batches', 'wallet_chains', 'wallet_entries', 'wallet_transfers', 'wallet_transits'],
    ...['agents_transfers', 'bonuses_grants', 'bonuses_rebate_claims', 'cashier_adjustments', 'cashier_deposits'],
    ...['cashier_withdrawals', 'cashier_withdrawal_steps', 'chat_envelopes', 'chat_shares', 'contracts_bills'],
    ...['contracts_hours', 'contracts_payments', 'gateways_payments', 'gateways_payouts', 'points_accounts'],
    ...['points_entries', 'points_redemptions', 'promotions_participations', 'promotions_rains', 'transfers_moves'],
    ...['vendors_free_rounds', 'vendors_held_wins', 'vendors_jackpots'],
  ],
  'what was played, by what it can be drawn and summed again': [
    ...['lotteries_chases', 'lotteries_draws', 'lotteries_lines', 'lotteries_number_stakes', 'lotteries_orders'],
    ...['lotteries_parts', 'lotteries_sandbox_results', 'lotteries_selections', 'lotteries_stakes'],
    ...['lotteries_tables', 'lotteries_touches', 'points_rounds', 'promotions_draws', 'vendors_round_keys'],
    'vendors_rounds',
  ],
  'evidence: who did, decided, agreed to or said what': [
    ...['agents_candidates', 'agents_applications', 'agents_changes', 'agents_moves', 'audit_trail'],
    ...['cashier_deposit_proofs', 'cashier_proofs', 'chat_messages', 'chat_reports', 'contracts_contracts'],
    ...['contracts_requests', 'contracts_versions', 'feedback_images', 'feedback_replies', 'feedback_tickets'],
    ...['games_decisions', 'identity_consents', 'kyc_documents', 'kyc_submissions', 'limits_blocks'],
    ...['limits_changes', 'limits_reviews', 'lotteries_feed_changes', 'lotteries_proposals', 'lotteries_reports'],
    ...['members_notes', 'members_second_step_resets', 'messages_broadcasts', 'messages_items'],
    ...['promotions_check_ins', 'promotions_marks', 'promotions_steps', 'vendors_comparisons', 'vendors_differences'],
  ],
  'the first answer to a key, given again whenever the key comes back': ['gateways_callbacks'],
  'a few rows per member: who they are, and what they chose': [
    ...['agents_invites', 'agents_lines', 'agents_link_uses', 'agents_links', 'agents_members', 'agents_quotas'],
    ...['agents_tree', 'cashier_accounts', 'chat_members', 'chat_reads', 'games_favourites', 'games_recent'],
    ...['identity_accounts', 'identity_contacts', 'identity_details', 'identity_invitations', 'identity_links'],
    ...['identity_profiles', 'identity_recovery_codes', 'identity_second_steps', 'limits_outside'],
    ...['limits_reminders', 'limits_rules', 'lotteries_opened', 'members_tags', 'transfers_choices'],
    'transfers_wallets',
  ],
  'counted by day, and shown over all time': [
    ...['agents_own', 'agents_sums', 'agents_visits', 'bonuses_rebate_counted', 'contracts_costs'],
    ...['contracts_facts', 'contracts_rebates'],
  ],
  'settings and lists that operators and brands maintain': [
    ...['agents_rules', 'bonuses_rebate_rules', 'cashier_methods', 'cashier_withdraw_rules', 'chat_rooms'],
    ...['chat_words', 'content_images', 'content_items', 'contracts_formulas', 'contracts_templates'],
    ...['games_games', 'gateways_gateways', 'kyc_rules', 'limits_kinds', 'limits_policies', 'lotteries_feeds'],
    ...['lotteries_lotteries', 'lotteries_restrictions', 'members_segments', 'operators_accounts'],
    ...['points_rewards', 'points_settings', 'promotions_budgets', 'promotions_campaigns', 'promotions_images'],
    ...['promotions_prizes', 'site_brands', 'site_hosts', 'site_settings', 'transfers_brands'],
    ...['vendors_brand_vendors', 'vendors_vendors', 'vendors_win_caps', 'vendors_windows'],
  ],
  'of constant size: rows are overwritten, or only the latest are left': [
    ...['agents_cursors', 'audit_heads', 'contracts_cursors', 'kit_migrations', 'kit_retention', 'kit_schedule'],
    ...['lotteries_feed_calls', 'transfers_round_lists', 'vendors_greatest_wins', 'wallet_checks'],
  ],
  'removed with the row that it belongs to': ['identity_device_tokens'],
  'emptied by the library that owns it': ['live_attachments'],
};

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

const names = async (statement: string): Promise<string[]> =>
  (await owner.query<{ name: string }>(statement)).rows.map(({ name }) => name);

/** All code of the platform but its tests. */
const code = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'))
  .join('\n');

describe('a table', () => {
  it('has one fate: days as data, an end of its own, or a reason to stay', async () => {
    const fates = [...(await names('select table_name as name from kit_retention')), ...ending];
    const all = [...fates, ...Object.values(kept).flat()];
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
    expect(all.toSorted()).toEqual(
      await names(
        `select relname as name from pg_class
          where relkind in ('r', 'p') and not relispartition and relnamespace = current_schema()::regnamespace
          order by relname collate "C"`,
      ),
    );
  });

  it('with days is read by the one who removes its rows', async () => {
    const unread = (await names('select table_name as name from kit_retention')).filter(
      (name) => !code.includes(`pastRetention('${name}'`),
    );
    expect(unread).toEqual([]);
  });

  it('that ends by itself is deleted from, and may be by the application', async () => {
    expect(
      ending.filter((name) => !code.includes(`delete from ${name} `) && !code.includes(`table: '${name}'`)),
    ).toEqual([]);
    const fixed = await names(
      `select t.name from unnest('{${ending.join(',')}}'::text[]) t (name)
        where not has_table_privilege('baize_app', t.name, 'delete')
        union all
       select r.table_name from kit_retention r where not has_table_privilege('baize_app', r.table_name, 'delete')`,
    );
    expect(fixed).toEqual([]);
  });
});
