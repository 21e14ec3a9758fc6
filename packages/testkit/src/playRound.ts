import { randomUUID } from 'node:crypto';
import type { TestPlatform } from './startPlatform.ts';

export type PlayedRound = { memberId: bigint; at: Date; bet: bigint; win: bigint; vendorId?: number; game?: string };

/** Inserts a round that was settled at a given time, without its money. Returns its id. */
export async function playRound(
  site: TestPlatform,
  { memberId, at, bet, win, vendorId = 1, game = 'dragon-eight' }: PlayedRound,
): Promise<bigint> {
  const { rows } = await site.owner.query<{ id: bigint }>(
    `insert into vendors_rounds (member_id, brand_id, vendor_id, round, game_code, currency, bets, bet, win, adjusted,
            is_closed, transactions, started_at, updated_at)
     values ($1, 1, $6, $2, $7, 'CNY', 1, $3, $4, 0, true, '{}', $5, $5) returning id`,
    [memberId, randomUUID(), bet, win, at, vendorId, game],
  );
  const [row] = rows;
  if (!row) throw new Error('No round was written.');
  return row.id;
}
