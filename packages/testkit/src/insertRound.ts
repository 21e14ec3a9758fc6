import { randomUUID } from 'node:crypto';
import type { TestPlatform } from './startPlatform.ts';

type Round = { bet: bigint; win?: bigint; isClosed?: boolean; vendorId?: number; gameCode?: string; brandId?: number };

/** A round as vendors' calls leave it, without the money: for tests of statistics. Returns its id. */
export async function insertRound(
  site: Pick<TestPlatform, 'owner'>,
  { memberId }: { memberId: bigint },
  { bet, win = 0n, isClosed = true, vendorId = 1, gameCode = 'dragon-eight', brandId = 1 }: Round,
): Promise<string> {
  const round = randomUUID();
  await site.owner.query(
    `insert into vendors_rounds (member_id, brand_id, vendor_id, round, game_code, currency, bets, bet, win, adjusted,
       is_closed, transactions, started_at, updated_at)
     values ($1, $2, $3, $4, $5, 'CNY', 1, $6, $7, 0, $8, '{}', clock_timestamp(), clock_timestamp())`,
    [memberId, brandId, vendorId, round, gameCode, bet, win, isClosed],
  );
  return round;
}
