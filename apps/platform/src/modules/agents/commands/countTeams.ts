import { transact } from '@baize/server/transact';
import type { AgentsDeps, Transaction } from '../AgentsDeps.ts';
import { isOutdated, type CountRule } from '../CountRule.ts';
import { readChanged } from '../readChanged.ts';
import { readChanges, type Changed } from '../readChanges.ts';
import { readClasses } from '../readClasses.ts';
import {
  addCounts,
  holdCountCursor,
  noteLookBack,
  readCountCursor,
  readMembersAfter,
  readOpenSince,
  removeOldSeen,
  updateCountCursor,
  type CountCursor,
} from '../store/counts.ts';
import { holdTree } from '../store/tree.ts';

/** Members per transaction: enough to amortise updating the sums above, few enough to keep it short. */
const PAGE = 500;

type Deps = Pick<AgentsDeps, 'pool' | 'catalogue'>;

/**
 * Aggregates a brand's members and teams incrementally. Each page of members is one transaction that locks the brand's
 * cursor: a member's figures, and the sums of all uplines, change together. Any number of processes may run it
 * concurrently and stop at any point; completed pages stay, the rest is found again.
 */
export async function countTeams(deps: Deps, brand: CountRule['brand']): Promise<void> {
  const rule: CountRule = { brand, classes: await readClasses(deps.catalogue) };
  while (await countFirst(deps, rule));
  await countChanged(deps, rule);
}

/** A page of the first full aggregation, in the order of member ids; false when it is complete. */
async function countFirst({ pool }: Deps, rule: CountRule): Promise<boolean> {
  const { brand, classes } = rule;
  return transact(pool, async (client) => {
    const held = await hold(client, rule);
    const isAnew = isOutdated(rule, held);
    const cursor = isAnew ? { ...held, filledTo: 0n, seenAt: await readOpenSince(client) } : held;
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
  const openSince = await readOpenSince(pool);
  const changed = [...(await readChanged(pool, rule, cursor.countSince))];
  for (let from = 0; from < changed.length; from += PAGE) {
    const isCurrent = await transact(pool, async (client) => {
      if (isOutdated(rule, await hold(client, rule))) return false;
      await count(client, rule, new Map(changed.slice(from, from + PAGE)));
      return true;
    });
    // Another process has restarted the aggregation with newer parameters; this one has nothing to add.
    if (!isCurrent) return;
  }
  await transact(pool, async (client) => {
    const held = await hold(client, rule);
    if (isOutdated(rule, held)) return;
    await removeOldSeen(client, brand.id);
    const seenAt = held.seenAt === cursor.seenAt ? openSince : held.seenAt;
    await updateCountCursor(client, brand.id, { ...held, seenAt, classes: { ...held.classes, ...classes } });
    if (cursor.isLookingBack) await noteLookBack(client, brand.id, cursor.readAt);
  });
}

/** Until the end of the transaction nobody else aggregates, and nobody is moved. */
async function hold(client: Transaction, { brand, classes }: CountRule): Promise<CountCursor> {
  const cursor = await holdCountCursor(client, { brandId: brand.id, classes, timeZone: brand.timeZone });
  await holdTree(client, brand.id);
  return cursor;
}

async function count(client: Transaction, rule: CountRule, changed: Changed): Promise<void> {
  await addCounts(client, rule.brand.id, await readChanges(client, rule, changed));
}
