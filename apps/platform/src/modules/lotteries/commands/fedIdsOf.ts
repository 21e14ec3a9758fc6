import { Refusal } from '#kit/refusal.ts';
import type { Transaction } from '../LotteriesDeps.ts';
import { listFed } from '../store/feedChanges.ts';

type Asked = { brandId: number; gameCodes: readonly string[]; feedId: number | undefined };

/** The lotteries of a feed: official ones of its brand that no other feed serves. */
export async function fedIdsOf(client: Transaction, { brandId, gameCodes, feedId }: Asked): Promise<number[]> {
  const official = await listFed(client, brandId);
  return [...new Set(gameCodes)].map((gameCode) => {
    const lottery = official.find((one) => one.gameCode === gameCode);
    if (!lottery) throw new Refusal('lottery_not_found', 'No official lottery of that code.', { gameCode });
    if (lottery.feedId !== null && lottery.feedId !== feedId) {
      throw new Refusal('feed_lottery_taken', 'That lottery is heard from another feed.', { gameCode });
    }
    return lottery.id;
  });
}
