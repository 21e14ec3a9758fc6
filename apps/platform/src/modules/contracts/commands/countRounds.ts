import { transact } from '@baize/server/transact';
import { rebateShares } from '@baize/maths/contracts/rebateShares';
import { ratesAbove, readRebatePercents } from '#modules/agents/index.ts';
import { LOTTERY_HOURS, readChangedRounds, type ChangedAfter, type ChangedRound } from '#modules/vendors/index.ts';
import type { ContractsDeps, PaidBrand, Transaction } from '../ContractsDeps.ts';
import { holdCursor, insertFacts, moveCursor, readSince } from '../store/facts.ts';

const PAGE = 2_000;

type Pass = { now: Date; /** Where to look from, instead of where the last pass ended. */ since?: string };

/**
 * Counts changes of a brand's rounds since the last run: each page is one transaction that locks the brand's cursor, so
 * any number of processes may run it and a round is never counted twice. It resumes after a crash.
 */
export async function countRounds(
  { pool, classesOf }: Pick<ContractsDeps, 'pool' | 'classesOf'>,
  brand: PaidBrand,
  { now, since: from }: Pass,
): Promise<void> {
  const classes = await classesOf(brand.id);
  let after: ChangedAfter | undefined;
  let since = from;
  for (;;) {
    const page: ChangedRound[] = await transact(pool, async (client) => {
      const cursor = await holdCursor(client, { brandId: brand.id, timeZone: brand.timeZone, now });
      since ??= await readSince(client, { seenAt: cursor.seenAt, now });
      const rounds = await readChangedRounds(client, { brandId: brand.id, since, after, limit: PAGE });
      await count(client, brand, rounds, classes);
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
  classes: ReadonlyMap<string, string>,
): Promise<void> {
  if (rounds.length === 0) return;
  const memberIds = [...new Set(rounds.map(({ memberId }) => memberId))];
  const lines = await ratesAbove(client, { brandId: brand.id, memberIds });
  const percents = await readRebatePercents(client, brand.id);
  const counted = rounds.flatMap((round) => {
    const line = lines.get(round.memberId);
    if (line === undefined) return [];
    const classify = classes.get(`${round.vendorId}:${round.gameCode}`) ?? 'RNG';
    const shiftHours = classify === 'LOTT' || classify === 'ELOTT' ? LOTTERY_HOURS : 0;
    return [{ ...round, shiftHours, team: line.memberIds, shares: rebateShares(line.rates, percents[classify] ?? 0) }];
  });
  await insertFacts(client, { brandId: brand.id, timeZone: brand.timeZone }, counted);
}
