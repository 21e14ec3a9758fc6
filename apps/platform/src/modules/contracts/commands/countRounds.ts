import { transact } from '@baize/server/transact';
import { linesAbove } from '#modules/agents/index.ts';
import { readChangedRounds, type ChangedAfter, type ChangedRound } from '#modules/vendors/index.ts';
import type { ContractsDeps, PaidBrand, Transaction } from '../ContractsDeps.ts';
import { holdCursor, insertFacts, moveCursor, readSince } from '../store/facts.ts';

const PAGE = 2_000;

/** Lotteries count for the previous day until two in the morning. */
const LOTTERY_SHIFT_HOURS = 2;

type Pass = { now: Date; /** Start of the scan, instead of the end of the last run. */ since?: string };

/**
 * Counts changes of a brand's rounds since the last run: each page is one transaction that locks the brand's cursor, so
 * any number of processes may run it and a round is never counted twice. It resumes after a crash.
 */
export async function countRounds(
  { pool, lotteryGames }: Pick<ContractsDeps, 'pool' | 'lotteryGames'>,
  brand: PaidBrand,
  { now, since: from }: Pass,
): Promise<void> {
  const lotteries = await lotteryGames(brand.id);
  let after: ChangedAfter | undefined;
  let since = from;
  for (;;) {
    const page: ChangedRound[] = await transact(pool, async (client) => {
      const cursor = await holdCursor(client, { brandId: brand.id, timeZone: brand.timeZone, now });
      since ??= await readSince(client, { seenAt: cursor.seenAt, now });
      const rounds = await readChangedRounds(client, { brandId: brand.id, since, after, limit: PAGE });
      await count(client, brand, rounds, lotteries);
      const last = rounds.at(-1);
      const isLast = rounds.length < PAGE;
      if (from === undefined) {
        await moveCursor(client, brand.id, { seenAt: isLast ? now.toISOString() : (last?.updatedAt ?? cursor.seenAt) });
      }
      return rounds;
    });
    if (page.length < PAGE) return;
    after = page.at(-1);
  }
}

/** Rounds of accounts outside the tree, such as trials, are not counted. */
async function count(
  client: Transaction,
  brand: PaidBrand,
  rounds: readonly ChangedRound[],
  lotteries: ReadonlySet<string>,
): Promise<void> {
  if (rounds.length === 0) return;
  const memberIds = [...new Set(rounds.map(({ memberId }) => memberId))];
  const lines = await linesAbove(client, { brandId: brand.id, memberIds });
  const counted = rounds.flatMap((round) => {
    const team = lines.get(round.memberId);
    const shiftHours = lotteries.has(`${round.vendorId}:${round.gameCode}`) ? LOTTERY_SHIFT_HOURS : 0;
    return team === undefined ? [] : [{ ...round, shiftHours, team }];
  });
  await insertFacts(client, { brandId: brand.id, timeZone: brand.timeZone }, counted);
}
