import type pg from 'pg';

export type TreeSize = Readonly<{ members: number; days: number; rounds: number }>;

/**
 * Agents per level as fractions of the members; all others are members below one of them, so there are eight levels.
 */
const PARTS = [0, 0.000_1, 0.000_5, 0.002, 0.007, 0.02, 0.070_4];
const BATCH = 50_000;

/** The number of agents per level, from the top. */
function levelsOf(members: number): number[] {
  return PARTS.map((part) => Math.max(1, Math.round(members * part)));
}

/** The parent of each member, by number from 1; plain members come after all agents. */
function parentsOf(members: number): (number | null)[] {
  const levels = levelsOf(members);
  const begins = levels.map((_, level) => 1 + levels.slice(0, level).reduce((sum, count) => sum + count, 0));
  const agents = levels.reduce((sum, count) => sum + count, 0);
  return Array.from({ length: members }, (_, place) => {
    const number = place + 1;
    if (number === 1) return null;
    if (number > agents) return 1 + ((number * 7_919) % agents);
    const level = begins.findLastIndex((begin) => begin <= number);
    const above = levels[level - 1] ?? 1;
    return (begins[level - 1] ?? 1) + ((number - (begins[level] ?? 1)) % above);
  });
}

/** Accounts, their places in the tree with rates that fall on the way down, and their purses, as joining leaves them. */
export async function seedTree(owner: pg.Pool, { members, days }: TreeSize): Promise<void> {
  const parents = parentsOf(members);
  // The foreign keys are right by construction, and would be checked a million times.
  await owner.query('set session_replication_role = replica');
  const agents = levelsOf(members).reduce((sum, count) => sum + count, 0);
  await owner.query(
    `insert into identity_accounts (brand_id, username_display, username_key, password_hash, nickname, language, type,
            currency, registered_host, registered_address, created_at, last_login_at)
     select 1, 'member' || n, 'member' || n, '', 'member' || n, 'EN', case when n <= $2 then 1 else 0 end, 'CNY',
            'localhost', '127.0.0.1', now() - ($3 + 60) * interval '1 day' + n * interval '70 days' / $1,
            now() - (n * 7919 % $1) * interval '20 days' / $1
       from generate_series(1, $1::integer) n`,
    [members, agents, days],
  );
  await owner.query(
    `insert into identity_sessions (token_hash, brand_id, member_id, address, user_agent, last_seen_at)
     select sha256(n::text::bytea), 1, n, '127.0.0.1', '', now() - (n % 100) * interval '1 minute'
       from generate_series(10, $1::integer, 3) n`,
    [members],
  );
  for (let from = 0; from < members; from += BATCH) {
    await owner.query(
      `insert into agents_members (member_id, brand_id, parent_id, type, joined_at, rebate_bps)
       select a.id, 1, p.parent, a.type, a.created_at,
              case when a.type = 1 then 1300 - (a.id * 1000 / $3::integer)::integer else 100 end
         from unnest($2::bigint[]) with ordinality as p (parent, n) join identity_accounts a on a.id = $1 + p.n`,
      [from, parents.slice(from, from + BATCH), agents],
    );
  }
  await owner.query(
    `insert into agents_tree (brand_id, ancestor_id, descendant_id, depth)
     with recursive up as (
       select member_id as ancestor_id, member_id as descendant_id, 0 as depth, parent_id from agents_members
       union all
       select m.member_id, up.descendant_id, up.depth + 1, m.parent_id
         from up join agents_members m on m.member_id = up.parent_id)
     select 1, ancestor_id, descendant_id, depth from up`,
  );
  await owner.query(
    `insert into agents_lines (brand_id, member_id, parent_id, since)
     select brand_id, member_id, parent_id, joined_at from agents_members`,
  );
  await owner.query(
    `insert into wallet_accounts (brand_id, member_id, currency, name, shard) select 1, id, 'CNY', 'main', 0 from identity_accounts`,
  );
  await owner.query(
    'vacuum analyze agents_members, agents_tree, identity_accounts, identity_sessions, wallet_accounts',
  );
}
