import type { Queryable } from '#kit/db.ts';
import { teamAmong } from '#modules/agents/index.ts';
import { depositorsAmong, sumDeposits } from '#modules/cashier/index.ts';
import { findAccountByName } from '#modules/identity/index.ts';
import { levelsAmong } from '#modules/kyc/index.ts';
import { playersAmong, sumValidBetsSince } from '#modules/vendors/index.ts';
import type { Condition, SegmentRow } from './SegmentRow.ts';
import { taggedAmong } from './store/tags.ts';

/** The category of every game of the brand, by `<vendor id>:<game code>`. */
export type ReadClasses = () => Promise<ReadonlyMap<string, string>>;

const DAY_MS = 86_400_000;

const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);

/** The order in which conditions are asked: what leaves few and costs little first, sums of rounds last. */
const order: readonly Condition['fact'][] = ['tag', 'line', 'level', 'deposited', 'depositSum', 'played', 'validBets'];

/**
 * Which of some members meet the conditions of a segment, apart from those on accounts (`wantedOf`). Each condition is
 * one question to the module that keeps the fact, about the members that are left, by an index that leads from a member
 * to his rows.
 */
export async function filterMembers(
  db: Queryable,
  { conditions, ...segment }: Pick<SegmentRow, 'brandId' | 'currency' | 'conditions'>,
  { memberIds, readClasses }: { memberIds: readonly bigint[]; readClasses: ReadClasses },
): Promise<bigint[]> {
  let left = [...memberIds];
  const asked = conditions
    .filter(({ fact }) => order.includes(fact))
    .toSorted((a, b) => order.indexOf(a.fact) - order.indexOf(b.fact));
  for (const condition of asked) {
    if (left.length === 0) return [];
    const isMet = await readMet(db, condition, { ...segment, memberIds: left, readClasses });
    left = left.filter(isMet);
  }
  return left;
}

type Asked = Pick<SegmentRow, 'brandId' | 'currency'> & { memberIds: readonly bigint[]; readClasses: ReadClasses };

/** Reads one fact about some members; says of each whether the condition on it is met. */
async function readMet(
  db: Queryable,
  condition: Condition,
  { brandId, currency, memberIds, readClasses }: Asked,
): Promise<(memberId: bigint) => boolean> {
  const some = { brandId, memberIds };
  switch (condition.fact) {
    case 'tag': {
      const tagged = await taggedAmong(db, { ...some, tag: condition.tag });
      return (id) => tagged.has(id) === condition.has;
    }
    case 'line': {
      const agent = await findAccountByName(db, { brandId, account: condition.agent });
      if (!agent) return () => false;
      const team = await teamAmong(db, { ...some, agentId: agent.memberId });
      return (id) => team.has(id);
    }
    case 'level': {
      const levels = await levelsAmong(db, some);
      return (id) => (levels.get(id) ?? 0) >= condition.from && (levels.get(id) ?? 0) <= condition.to;
    }
    case 'deposited': {
      const depositors = await depositorsAmong(db, some);
      return (id) => depositors.has(id) === condition.has;
    }
    case 'depositSum': {
      const sums = await sumDeposits(db, { ...some, currency, since: daysAgo(condition.days), until: null });
      return (id) => (sums.get(id) ?? 0n) >= condition.least;
    }
    case 'played': {
      const players = await playersAmong(db, { ...some, since: daysAgo(condition.days) });
      return (id) => players.has(id) === (condition.when === 'within');
    }
    case 'validBets': {
      const { classify, days, least } = condition;
      const games =
        classify === null
          ? undefined
          : [...(await readClasses())].flatMap(([key, one]) => (one === classify ? key : []));
      const sums = await sumValidBetsSince(db, { ...some, currency, since: daysAgo(days), games });
      return (id) => (sums.get(id) ?? 0n) >= least;
    }
    case 'registered':
    case 'signedIn':
    case 'language':
    case 'currency':
      throw new Error(`${condition.fact} is asked of accounts.`);
  }
}
