import type { Client } from '#kit/db.ts';
import type { PointsRates } from '../PointsSettingsRow.ts';
import type { CountedRound } from '../rules.ts';

export type Pass = { no: bigint; rates: PointsRates; since: string; startedAt: string; now: string };

/**
 * Locks a brand's cursor until the end of the transaction and starts its next run: counting is exclusive. It looks back
 * a minute, since transactions that write rounds overlap. Undefined where nothing is counted.
 */
export async function beginPass(client: Client, brandId: number): Promise<Pass | undefined> {
  const { rows } = await client.query<Pass>(
    `with held as materialized (select brand_id from points_settings where brand_id = $1 for no key update)
     update points_settings s set passes = s.passes + 1 from held h where s.brand_id = h.brand_id
     returning s.passes as no, s.rates, greatest(s.seen_at - interval '1 minute', s.started_at)::text as since,
               s.started_at::text as "startedAt", clock_timestamp()::text as now`,
    [brandId],
  );
  return rows[0];
}

/** Advances the cursor; it never goes back. */
export async function endPass(client: Client, brandId: number, seenAt: string): Promise<void> {
  await client.query('update points_settings set seen_at = greatest(seen_at, $2::timestamptz) where brand_id = $1', [
    brandId,
    seenAt,
  ]);
}

type RoundKey = { memberId: bigint; id: bigint };

/** The counted parts of these rounds, by `<member>:<round>`; uncounted ones are left out. */
export async function readCountedRounds(
  client: Client,
  rounds: readonly RoundKey[],
): Promise<Map<string, CountedRound>> {
  const { rows } = await client.query<CountedRound & { memberId: bigint; id: bigint }>(
    `select r.member_id as "memberId", r.round_id as id, r.valid_bet as "validBet", r.worth
       from unnest($1::bigint[], $2::bigint[]) as k (member_id, round_id)
       join points_rounds r on r.member_id = k.member_id and r.round_id = k.round_id`,
    [rounds.map(({ memberId }) => memberId), rounds.map(({ id }) => id)],
  );
  return new Map(rows.map((row) => [`${row.memberId}:${row.id}`, row]));
}

export async function writeCountedRounds(
  client: Client,
  brandId: number,
  rounds: readonly (RoundKey & CountedRound)[],
): Promise<void> {
  if (rounds.length === 0) return;
  await client.query(
    `insert into points_rounds (brand_id, member_id, round_id, valid_bet, worth)
     select $1, k.* from unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[]) as k
     on conflict (member_id, round_id) do update set valid_bet = excluded.valid_bet, worth = excluded.worth`,
    [
      brandId,
      rounds.map(({ memberId }) => memberId),
      rounds.map(({ id }) => id),
      rounds.map(({ validBet }) => validBet),
      rounds.map(({ worth }) => worth),
    ],
  );
}
