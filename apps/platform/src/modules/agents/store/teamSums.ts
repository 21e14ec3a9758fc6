import type { Queryable } from '#kit/db.ts';
import { NO_DAY, type Counted, type What } from '../Count.ts';

type Days = Readonly<{ from: string; to: string }>;

export type SumQuery = Days &
  Readonly<{
    agentId: bigint;
    scope: 'team' | 'direct';
    whats: readonly What[];
    /** Of these the days are asked for. */
    daily: readonly Extract<What, 'play' | 'money'>[];
    /** The last slots that count as inactive for three and for seven days. */
    slots?: Readonly<{ three: string; seven: string; sevenDay: string }>;
  }>;

/** Tables of the sums of a team, and of direct downlines. */
const sources = {
  team: 'agents_sums c where c.agent_id = $1',
  direct: 'agents_members m join agents_own c on c.member_id = m.member_id where m.parent_id = $1',
} as const;

const sums = `sum(c.count)::bigint as count, sum(c.plus)::bigint as plus, sum(c.minus)::bigint as minus,
  sum(c.valid)::bigint as valid`;

/**
 * Aggregated figures of an agent's team, as `labelOf` puts them together. Each kind of row is a range of
 * the primary key, so that the cost grows with the days and not with the team.
 */
export async function readSums(db: Queryable, query: SumQuery): Promise<Counted[]> {
  const { from, to, slots } = query;
  const { rows } = await db.query<Counted>(
    `select w.what, case when w.what = any ($8::text[]) then c.day::text else '1970-01-01' end as day,
            case w.what when 'active' then '' when 'first' then ''
              when 'joined' then c.key || case when c.day between $3 and $4 then ' new' else '' end
              when 'seen' then case when c.key > $5 then '3' else '7' end
              else c.key end as key, ${sums}
       from (select u.what, case when u.what in ('joined', 'balance') then '-infinity' when u.what = 'seen' then $7::date
                    else $3::date end as first,
                    case when u.what in ('joined', 'balance', 'seen') then 'infinity' else $4::date end as last
               from unnest($2::text[]) as u (what)) w
       cross join lateral (
         select c.day, c.key, c.count, c.plus, c.minus, c.valid from ${sources[query.scope]}
            and c.what = w.what and c.day >= w.first and c.day <= w.last
            and (c.what <> 'active' or c.key < $3::date::text) and (c.what <> 'seen' or c.key > $6::text)) c
      group by 1, 2, 3`,
    [
      ...[query.agentId, query.whats, from, to, slots?.three ?? '', slots?.seven ?? '', slots?.sevenDay ?? to],
      query.daily,
    ],
  );
  return rows;
}

/** Under which day and key `readSums` has a row; undefined if it is not requested. */
export function labelOf(
  row: Pick<Counted, 'what' | 'day' | 'key'>,
  { from, to, whats, daily, slots }: Omit<SumQuery, 'agentId' | 'scope'>,
): Pick<Counted, 'day' | 'key'> | undefined {
  const { what, day, key } = row;
  if (!whats.includes(what)) return undefined;
  const isWithin = day >= from && day <= to;
  const plain = (label: string) => ({ day: NO_DAY, key: label });
  if (what === 'balance') return plain('');
  if (what === 'joined') return plain(`${key}${isWithin ? ' new' : ''}`);
  if (what === 'seen') return slots && key > slots.seven ? plain(key > slots.three ? '3' : '7') : undefined;
  if (!isWithin || (what === 'active' && key >= from)) return undefined;
  if (what === 'active' || what === 'first') return plain('');
  return daily.some((one) => one === what) ? row : plain(key);
}

export type BranchSum = Counted & Readonly<{ memberId: bigint; isOwn: boolean }>;

export type BranchQuery = Days &
  Readonly<{
    /** Whose own figures are asked for. */
    own: readonly bigint[];
    /** Whose teams' figures are. */
    below: readonly bigint[];
    whats: readonly Extract<What, 'play' | 'money' | 'joined'>[];
  }>;

/**
 * Aggregated figures of members over some days, and of the teams below some; team sizes are independent of the days.
 */
export async function readBranchSums(
  db: Queryable,
  { own, below, whats, from, to }: BranchQuery,
): Promise<BranchSum[]> {
  const { rows } = await db.query<BranchSum>({
    name: 'agents_branch_sums',
    text: `with w as materialized (
       select u.what, case when u.what = 'joined' then '-infinity' else $3::date end as first,
              case when u.what = 'joined' then 'infinity' else $4::date end as last
         from unnest($5::text[]) as u (what))
     select k.id as "memberId", true as "isOwn", c.what, '1970-01-01' as day, c.key, ${sums}
       from unnest($1::bigint[]) as k (id) cross join w
       join agents_own c on c.member_id = k.id and c.what = w.what and c.day >= w.first and c.day <= w.last
      where c.what <> 'joined' group by k.id, c.what, c.key
     union all
     select k.id, false, c.what, '1970-01-01', c.key, ${sums}
       from unnest($2::bigint[]) as k (id) cross join w
       join agents_sums c on c.agent_id = k.id and c.what = w.what and c.day >= w.first and c.day <= w.last
      group by k.id, c.what, c.key`,
    values: [own, below, from, to, whats],
  });
  return rows;
}

export type BranchPlay = Readonly<{ memberId: bigint; bets: bigint; payout: bigint }>;

/**
 * Stakes of each direct downline over some days, alone or with the team below, and what came back for them, without
 * leaving any out. Neither has a round that was rolled back.
 */
export async function readBranchPlay(
  db: Queryable,
  { agentId, scope, from, to }: Days & { agentId: bigint; scope: 'team' | 'direct' },
): Promise<BranchPlay[]> {
  const { rows } = await db.query<BranchPlay>({
    name: 'agents_branch_play',
    text: `select m.member_id as "memberId", (coalesce(o.bets, 0) + coalesce(s.bets, 0))::bigint as bets,
            (coalesce(o.payout, 0) + coalesce(s.payout, 0))::bigint as payout
       from agents_members m
       cross join lateral (select sum(c.minus) as bets, sum(c.plus) as payout from agents_own c
         where c.member_id = m.member_id and c.what = 'play' and c.day >= $2 and c.day <= $3) o
       cross join lateral (select sum(c.minus) as bets, sum(c.plus) as payout from agents_sums c
         where $4 and c.agent_id = m.member_id and c.what = 'play' and c.day >= $2 and c.day <= $3) s
      where m.parent_id = $1 and (o.bets <> 0 or o.payout <> 0 or s.bets <> 0 or s.payout <> 0)`,
    values: [agentId, from, to, scope === 'team'],
  });
  return rows;
}
