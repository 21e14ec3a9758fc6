import { transact } from '@baize/server/transact';
import type { AgentsDeps, Transaction } from '../AgentsDeps.ts';
import { isOutdated, type CountRule } from '../CountRule.ts';
import { readChanged } from '../readChanged.ts';
import { readChanges, type Changed } from '../readChanges.ts';
import { readClasses } from '../readClasses.ts';
import {
  addCounts,
  holdCountCursor,
  readCountCursor,
  readMembersAfter,
  readMoment,
  readSince,
  removeOldSeen,
  updateCountCursor,
  type CountCursor,
} from '../store/counts.ts';
import { holdTree } from '../store/tree.ts';

/** Members of one transaction: enough for the sums of those above to be touched once for many, few enough to be short. */
const PAGE = 500;

type Deps = Pick<AgentsDeps, 'pool' | 'catalogue'>;

/**
 * Brings what is counted of a brand's members and teams up to date. Each page of members is one transaction that holds
 * the brand's cursor: what has been counted of a member, and the sums of everybody above, are one step. Any number of
 * processes may do so at once, and any of them may be stopped anywhere; what was done is done, the rest is found again.
 */
export async function countTeams(deps: Deps, brand: CountRule['brand']): Promise<void> {
  const rule: CountRule = { brand, classes: await readClasses(deps.catalogue) };
  while (await countFirst(deps, rule));
  await countChanged(deps, rule);
}

/** A page of the first count, which goes by the members' numbers; false when there is nothing left of it. */
async function countFirst({ pool }: Deps, rule: CountRule): Promise<boolean> {
  const { brand, classes } = rule;
  return transact(pool, async (client) => {
    const held = await hold(client, rule);
    const isAnew = isOutdated(rule, held);
    const cursor = isAnew ? { ...held, filledTo: 0n, seenAt: await readMoment(client) } : held;
    if (cursor.filledTo === null) return false;
    const memberIds = await readMembersAfter(client, { brandId: brand.id, after: cursor.filledTo, limit: PAGE });
    await count(client, rule, new Map(memberIds.map((id) => [id, null])));
    const filledTo = memberIds.length < PAGE ? null : (memberIds.at(-1) ?? null);
    await updateCountCursor(client, brand.id, { ...cursor, filledTo, classes, timeZone: brand.timeZone });
    return filledTo !== null;
  });
}

async function countChanged({ pool }: Deps, rule: CountRule): Promise<void> {
  const { brand, classes } = rule;
  const cursor = await readCountCursor(pool, brand.id);
  if (!cursor) return;
  const startedAt = await readMoment(pool);
  const changed = [...(await readChanged(pool, rule, await readSince(pool, cursor.seenAt)))];
  for (let from = 0; from < changed.length; from += PAGE) {
    const isCurrent = await transact(pool, async (client) => {
      if (isOutdated(rule, await hold(client, rule))) return false;
      await count(client, rule, new Map(changed.slice(from, from + PAGE)));
      return true;
    });
    // Somebody who knows the catalogue better counts everything anew; this pass has nothing more to say.
    if (!isCurrent) return;
  }
  await transact(pool, async (client) => {
    const held = await hold(client, rule);
    if (isOutdated(rule, held)) return;
    await removeOldSeen(client, brand.id);
    const seenAt = held.seenAt === cursor.seenAt ? startedAt : held.seenAt;
    await updateCountCursor(client, brand.id, { ...held, seenAt, classes: { ...held.classes, ...classes } });
  });
}

/** From here to the end of the transaction nobody else counts, and nobody is moved. */
async function hold(client: Transaction, { brand, classes }: CountRule): Promise<CountCursor> {
  const cursor = await holdCountCursor(client, { brandId: brand.id, classes, timeZone: brand.timeZone });
  await holdTree(client, brand.id);
  return cursor;
}

async function count(client: Transaction, rule: CountRule, changed: Changed): Promise<void> {
  await addCounts(client, rule.brand.id, await readChanges(client, rule, changed));
}
