import type pg from 'pg';
import type { TreeSize } from './seedTree.ts';
import { withoutIndexes } from './withoutIndexes.ts';
import { studioDialect } from '../../apps/platform/src/modules/vendors/index.ts';

const classes = ['RNG', 'RNG', 'RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'];
const GAMES = 40;
/** Rounds per sitting: on each day some members play several rounds in a row. */
const SITTING = 7;

export async function seedGames(owner: pg.Pool): Promise<void> {
  await owner.query(
    `insert into vendors_vendors (code, name, dialect, public_key, private_key_file, operator_id, supplier_url, launch_origins)
     values ('studio', 'Studio', '${studioDialect}', '', '', '', '', '{}')`,
  );
  await owner.query(
    `insert into vendors_brand_vendors (vendor_id, sub_partner_id, brand_id) select id, 'baize', 1 from vendors_vendors`,
  );
  await owner.query(
    `insert into games_games (vendor_id, game_code, classify, names, image)
     select 1, 'g' || n, ($1::text[])[1 + n % 10], jsonb_build_object('EN', 'Game ' || n, 'CN', '游戏' || n), '/brand/images/tiles/dragon-eight.webp'
       from generate_series(0, $2::integer - 1) n`,
    [classes, GAMES],
  );
}

/**
 * Play over some days up to now, day by day: rounds as vendors' calls leave them, one in fifty rolled back, and their
 * entries in the members' accounts with a deposit before each first bet. House accounts, transfers and seals are left
 * out, since no report reads them.
 */
export async function seedPlay(
  owner: pg.Pool,
  { members, days, rounds }: TreeSize,
  note: (line: string) => void,
): Promise<void> {
  const perDay = Math.round(rounds / days);
  await owner.query(
    'create unlogged table bench_lines (member bigint, kind text, amount bigint, at timestamptz, no bigint)',
  );
  await withoutIndexes(owner, 'vendors_rounds', async () => {
    for (let day = 0; day < days; day += 1) {
      await owner.query(
        `with played as (
         insert into vendors_rounds (member_id, brand_id, vendor_id, round, game_code, currency, bets, bet, win, adjusted,
                is_closed, transactions, started_at, updated_at)
         select 1 + (n / ${SITTING} * 7919 + $2::bigint * 104729) % $1::bigint, 1, 1, ($2::bigint * $3::bigint + n)::text,
                'g' || (n / ${SITTING} * 31 + $2::bigint) % ${GAMES}, 'CNY', case when n % 50 = 0 then 0 else 1 end,
                case when n % 50 = 0 then 0 else (1 + n * 17 % 40) * 100000 end,
                case when n % 50 <> 0 and n % 5 < 2 then (1 + n * 29 % 90) * 100000 else 0 end, 0, true, '{}',
                b.begins + n * interval '1 day' / $3::bigint, b.begins + n * interval '1 day' / $3::bigint + interval '5 seconds'
           from generate_series(0, $3::bigint - 1) n
          cross join (select now() - ($4::integer - $2::integer) * interval '1 day' - interval '2 minutes' as begins) b
         returning member_id, bet, win, started_at, id)
       insert into bench_lines
       select member_id, 'bet', -bet, started_at, id from played where bet > 0
       union all
       select member_id, 'win', win, started_at + interval '4 seconds', id from played where win > 0`,
        [members, day, perDay, days],
      );
      if (day % 10 === 9) note(`${day + 1} of ${days} days played`);
    }
  });
  await owner.query(
    `insert into bench_lines
     select member, 'deposit', sum(greatest(-amount, 0)) + 100000000, min(at) - interval '1 minute', 0 from bench_lines
      group by member`,
  );
  await owner.query(
    `insert into bench_lines
     select n, 'realtimeWage', 1000, now() - s * interval '5 minutes', 0
       from generate_series(1, 20) n cross join generate_series(1, $1::integer * 288) s`,
    [days],
  );
  note('lines of the ledger');
  await owner.query("set work_mem = '512MB'");
  await withoutIndexes(owner, 'wallet_entries', () =>
    owner.query(
      `insert into wallet_entries (account_id, version, transfer_id, amount, balance_after, kind, created_at)
       select l.id, l.version, row_number() over (order by l.at, l.no), l.amount, l.balance, l.kind, l.at
         from (select a.id, m.kind, m.at, m.no, m.amount, row_number() over w as version, sum(m.amount) over w as balance
                 from bench_lines m
                 join wallet_accounts a on a.member_id = m.member and a.name = 'main' and a.member_id > 0
               window w as (partition by a.id order by m.at, m.no, m.amount)) l
        order by l.at, l.no`,
    ),
  );
  await owner.query(
    `update wallet_accounts a set version = l.version, balance = l.balance
       from (select account_id, max(version) as version, sum(amount) as balance from wallet_entries group by 1) l
      where a.id = l.account_id`,
  );
  await owner.query('drop table bench_lines');
  await owner.query('vacuum analyze');
}
