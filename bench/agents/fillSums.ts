import type pg from 'pg';
import { withoutIndexes } from './withoutIndexes.ts';

const timeZone = 'Asia/Shanghai';

/**
 * The result of the first aggregation of all teams, built as sets of rows in two steps: members, then the tree. The
 * bench later checks it against the product's own aggregation.
 */
export async function fillSums(owner: pg.Pool): Promise<void> {
  await owner.query("set work_mem = '512MB'");
  const columns = '(brand_id, member_id, what, day, key, count, plus, minus, valid)';
  await withoutIndexes(owner, 'agents_own', async () => {
    await owner.query(
      `insert into agents_own ${columns}
       select 1, r.member_id, 'play', p.day, g.classify || ' ' || r.status, count(*), sum(r.win + r.adjusted), sum(r.bet),
              sum(r.valid_bet)
         from vendors_rounds r join games_games g on g.vendor_id = r.vendor_id and g.game_code = r.game_code
        cross join lateral (select ((r.started_at at time zone '${timeZone}') - case when g.classify in ('LOTT', 'ELOTT')
          then interval '2 hours' else interval '0' end)::date as day) p group by 2, 4, 5`,
    );
    await owner.query(
      `insert into agents_own ${columns}
       select 1, d.member_id, 'active', d.day, coalesce(lag(d.day) over (partition by d.member_id order by d.day)::text, ''),
              1, 0, 0, 0
         from (select distinct member_id, day from agents_own where what = 'play' and minus > 0) d`,
    );
    await owner.query(
      `insert into agents_own ${columns}
       select 1, a.member_id, 'money', (e.created_at at time zone '${timeZone}')::date, e.kind, count(*),
              coalesce(sum(e.amount) filter (where e.amount > 0), 0), coalesce(-sum(e.amount) filter (where e.amount < 0), 0), 0
         from wallet_entries e join wallet_accounts a on a.id = e.account_id where a.member_id > 0 group by 2, 4, 5`,
    );
    await owner.query(
      `insert into agents_own ${columns}
       select 1, m.member_id, 'balance', '1970-01-01', '', coalesce(sum(o.count), 0), coalesce(sum(o.plus), 0),
              coalesce(sum(o.minus), 0), 0
         from agents_members m left join agents_own o on o.member_id = m.member_id and o.what = 'money' group by 2
       union all
       select 1, member_id, 'first', min(day), '', 1, 0, 0, 0 from agents_own where what = 'money' and key = 'deposit' group by 2
       union all
       select 1, member_id, 'joined', (joined_at at time zone '${timeZone}')::date,
              case when type = 0 then 'member' else 'agent' end, 1, 0, 0, 0 from agents_members
       union all
       select 1, id, 'seen', (last_login_at at time zone 'UTC')::date,
              lpad(floor(extract(epoch from last_login_at) / 900)::text, 8, '0'), 1, 0, 0, 0 from identity_accounts`,
    );
  });
  await owner.query('analyze agents_own');
  await withoutIndexes(owner, 'agents_sums', () =>
    owner.query(
      `insert into agents_sums (brand_id, agent_id, what, day, key, count, plus, minus, valid)
       select 1, t.ancestor_id, o.what, o.day, o.key, sum(o.count), sum(o.plus), sum(o.minus), sum(o.valid)
         from agents_own o join agents_tree t on t.descendant_id = o.member_id and t.depth > 0
        where o.what <> 'seen' or o.day >= (now() at time zone 'UTC')::date - 9
        group by 2, 3, 4, 5`,
    ),
  );
  await owner.query(
    `insert into agents_cursors (brand_id, seen_at, filled_to, classes, time_zone)
     select 1, clock_timestamp(), null, jsonb_object_agg('1:' || game_code, classify) filter (where classify <> 'RNG'),
            '${timeZone}' from games_games`,
  );
  await owner.query('vacuum analyze agents_own, agents_sums');
}
