import { randomUUID } from 'node:crypto';
import type { TestPlatform } from './startPlatform.ts';

type Free = {
  gameCode?: string;
  /** In 1/100,000 units. */
  stake?: bigint;
  rounds?: number;
  status?: 'requested' | 'active' | 'cancelled';
  /** Seconds until they expire; negative for expired ones. */
  seconds?: number;
};

/** Free rounds of a member, inserted into the database: for tests of playing them, not of granting them. */
export async function giveFreeRounds(
  site: Pick<TestPlatform, 'owner'>,
  vendor: { id: number },
  { memberId, brandId = 1 }: { memberId: bigint; brandId?: number },
  { gameCode = 'dragon-eight', stake = 100_000n, rounds = 3, status = 'active', seconds = 3_600 }: Free = {},
): Promise<{ id: string; reward: string }> {
  const { rows } = await site.owner.query<{ id: bigint; reward: string }>(
    `insert into vendors_free_rounds (brand_id, member_id, account, vendor_id, game_code, currency, stake, rounds, ends_at,
            request_id, status, requester_id, requester, reason)
     values ($1, $2, 'somebody', $3, $4, 'CNY', $5, $6, clock_timestamp() + make_interval(secs => $7), $8, $9, 1, 'op',
             'for a test') returning id, reward`,
    [brandId, memberId, vendor.id, gameCode, stake, rounds, seconds, randomUUID(), status],
  );
  const [row] = rows;
  if (!row) throw new Error('No free rounds were written.');
  return { id: String(row.id), reward: row.reward };
}
