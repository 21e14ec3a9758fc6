import type pg from 'pg';

/** What upper agent, lower agent and player are given, in 1/10,000: also nothing, and more than whoever stands above. */
const rates = [
  [1_200, 1_000, 400],
  [900, 1_000, 0],
  [0, 700, 900],
] as const;

/** Gives everybody a rate, each group another; rounds that were counted before keep what they had. */
export async function giveRates(
  owner: pg.Pool,
  people: readonly bigint[],
  turn: number,
): Promise<ReadonlyMap<bigint, number>> {
  const given = people.map((_, at) => rates[(Math.floor(at / 3) + turn) % rates.length]![at % 3]!);
  await owner.query(
    `update agents_members m set rebate_bps = r.rate from unnest($1::bigint[], $2::integer[]) as r (member, rate)
      where m.member_id = r.member`,
    [people, given],
  );
  return new Map(people.map((member, at) => [member, given[at]!]));
}
