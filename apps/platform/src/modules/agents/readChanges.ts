import type { Queryable } from '#kit/db.ts';
import { readLastIn } from '#modules/identity/index.ts';
import { sumMemberDays, type MemberDay } from '#modules/vendors/index.ts';
import { sumLinesAfter } from '#modules/wallet/index.ts';
import { NO_DAY, type Count, type Figure, type What } from './Count.ts';
import type { CountRule } from './CountRule.ts';
import { groupBy } from './groupBy.ts';
import { isLottery } from './readClasses.ts';
import { isAgentType } from './rules.ts';
import { slotOf } from './slotOf.ts';
import { readActiveDays, readCounted, readJoined } from './store/counts.ts';

/** Members with possible changes since the aggregation, with the affected days of play; null for all days. */
export type Changed = ReadonlyMap<bigint, ReadonlySet<string> | null>;

const allWhats: readonly What[] = ['play', 'money', 'active', 'joined', 'first', 'seen', 'balance'];

const one: Figure = { count: 1n, plus: 0n, minus: 0n, valid: 0n };
const less = ({ count, plus, minus, valid }: Figure): Figure => ({
  ...{ count: -count, plus: -plus, minus: -minus, valid: -valid },
});

/**
 * The difference between the aggregated figures of some members and their current rows; empty for unchanged members and
 * those outside the tree. The aggregation job adds and stores it, a report only adds it, so that no report is ever
 * stale. `db` has to be a consistent snapshot, or hold the brand's cursor. A report of a team names in `whats` what it is made
 * of: of anything else, differences may be missing.
 */
export async function readChanges(
  db: Queryable,
  rule: CountRule,
  changed: Changed,
  whats: readonly What[] = allWhats,
): Promise<Count[]> {
  const { brand, classes } = rule;
  if (changed.size === 0) return [];
  const needs = (...some: What[]): boolean => some.some((what) => whats.includes(what));
  const asked = { brandId: brand.id, timeZone: brand.timeZone, memberIds: [...changed.keys()] };
  const joined = needs('joined') ? await readJoined(db, asked) : undefined;
  const memberIds = joined?.map(({ memberId }) => memberId) ?? asked.memberIds;
  const hasPlay = needs('play', 'active');
  const stored = await readCounted(db, {
    memberIds,
    whats: (['balance', 'first', 'joined', 'seen'] as const).filter((what) => what === 'balance' || needs(what)),
    days: hasPlay ? daysOf(changed, memberIds) : [],
  });
  const counted = groupBy(stored, ({ memberId }) => memberId);
  const countedOf = (memberId: bigint, what: What): Count | undefined =>
    counted.get(memberId)?.find((row) => row.what === what);

  const sums = new Sums();
  for (const { memberId, type, day } of joined ?? []) {
    sums.replace(countedOf(memberId, 'joined'), {
      ...{ memberId, what: 'joined', day, key: isAgentType(type) ? 'agent' : 'member', ...one },
    });
  }
  const lastIn = needs('seen') ? await readLastIn(db, { brandId: brand.id, memberIds }) : [];
  for (const [memberId, at] of lastIn) {
    sums.replace(countedOf(memberId, 'seen'), { memberId, what: 'seen', ...slotOf(at), ...one });
  }

  const lines = needs('money', 'balance', 'first')
    ? await sumLinesAfter(db, {
        ...{ brandId: brand.id, currency: brand.currency, timeZone: brand.timeZone },
        counted: memberIds.map((memberId) => ({ memberId, version: countedOf(memberId, 'balance')?.count ?? 0n })),
      })
    : [];
  for (const { memberId, day, kind, lines: count, in: plus, out: minus } of lines) {
    const sum = { count, plus, minus, valid: 0n };
    sums.add({ memberId, what: 'money', day, key: kind, ...sum });
    sums.add({ memberId, what: 'balance', day: NO_DAY, key: '', ...sum });
  }
  const deposits = groupBy(
    lines.filter(({ kind }) => kind === 'deposit' && needs('first')),
    ({ memberId }) => memberId,
  );
  for (const [memberId, own] of deposits) {
    const before = countedOf(memberId, 'first');
    const day = own.map((line) => line.day).reduce((first, other) => (other < first ? other : first));
    if (!before || day < before.day) sums.replace(before, { memberId, what: 'first', day, key: '', ...one });
  }
  // A member without any figures is marked as aggregated by a zero balance row.
  for (const memberId of memberIds) {
    if (!countedOf(memberId, 'balance')) {
      sums.add({ memberId, what: 'balance', day: NO_DAY, key: '', count: 0n, plus: 0n, minus: 0n, valid: 0n });
    }
  }

  if (!hasPlay) return sums.changes();
  const isNew = (memberId: bigint): boolean => countedOf(memberId, 'balance') === undefined;
  await addPlay(db, rule, {
    days: daysOf(changed, memberIds, isNew),
    before: stored.filter(({ what }) => what === 'play'),
    lotteries: Object.keys(classes).filter((key) => isLottery(classes[key] ?? '')),
    withActive: needs('active'),
    sums,
  });
  return sums.changes();
}

/** Which days of members may have changed; all of a member's, where that is not known. */
const daysOf = (
  changed: Changed,
  memberIds: readonly bigint[],
  isNew: (memberId: bigint) => boolean = () => false,
): MemberDay[] =>
  memberIds.flatMap((memberId): MemberDay[] => {
    const own = changed.get(memberId);
    return own === null || isNew(memberId)
      ? [{ memberId, day: null }]
      : [...(own ?? [])].map((day) => ({ memberId, day }));
  });

async function addPlay(
  db: Queryable,
  { brand, classes }: CountRule,
  {
    days,
    before,
    lotteries,
    withActive,
    sums,
  }: {
    days: readonly MemberDay[];
    before: readonly Count[];
    lotteries: readonly string[];
    withActive: boolean;
    sums: Sums;
  },
): Promise<void> {
  const played = await sumMemberDays(db, {
    ...{ brandId: brand.id, currency: brand.currency, timeZone: brand.timeZone, lotteries, days },
  });
  const isStaked = (rows: readonly { memberId: bigint; day: string; bets: bigint }[]): Set<string> =>
    new Set(rows.filter(({ bets }) => bets > 0n).map(({ memberId, day }) => `${memberId} ${day}`));
  const [now, then] = [
    isStaked(played.map(({ memberId, day, bet: bets }) => ({ memberId, day, bets }))),
    isStaked(before.map(({ memberId, day, minus: bets }) => ({ memberId, day, bets }))),
  ];
  for (const { memberId, day, vendorId, gameCode, status, rounds, bet, validBet, win } of played) {
    const key = `${classes[`${vendorId}:${gameCode}`] ?? 'RNG'} ${status}`;
    sums.add({ memberId, what: 'play', day, key, count: rounds, plus: win, minus: bet, valid: validBet });
  }
  for (const row of before) sums.add({ ...row, ...less(row) });
  if (!withActive) return;

  // Days on which a member became active or inactive: the next active day then has another predecessor.
  const turned = [...now, ...then].filter((one) => now.has(one) !== then.has(one));
  const byMember = groupBy(
    turned.map((text) => ({ memberId: BigInt(text.split(' ')[0] ?? ''), day: text.split(' ')[1] ?? '' })),
    ({ memberId }) => memberId,
  );
  const firsts = [...byMember].map(([memberId, own]) => ({
    memberId,
    day: own.map(({ day }) => day).reduce((first, other) => (other < first ? other : first)),
  }));
  const known = groupBy(await readActiveDays(db, firsts), ({ memberId }) => memberId);
  for (const { memberId, day: first } of firsts) {
    const old = (known.get(memberId) ?? []).map(({ day }) => day);
    const changedDays = new Set((byMember.get(memberId) ?? []).map(({ day }) => day));
    const fresh = [
      ...old.filter((day) => !changedDays.has(day)),
      ...[...changedDays].filter((day) => now.has(`${memberId} ${day}`)),
    ].sort();
    for (const [list, sign] of [
      [old, less(one)],
      [fresh, one],
    ] as const) {
      for (const [place, day] of list.entries()) {
        // The day before the first change was only read as a predecessor; its own row is unchanged.
        if (day >= first) sums.add({ memberId, what: 'active', day, key: list[place - 1] ?? '', ...sign });
      }
    }
  }
}

/** Sums up differences and drops those that cancel out. */
class Sums {
  readonly #rows = new Map<string, Count>();

  add(row: Count): void {
    const place = `${row.memberId} ${row.what} ${row.day} ${row.key}`;
    const sum = this.#rows.get(place);
    this.#rows.set(
      place,
      sum
        ? {
            ...row,
            ...{ count: sum.count + row.count, plus: sum.plus + row.plus },
            ...{ minus: sum.minus + row.minus, valid: sum.valid + row.valid },
          }
        : row,
    );
  }

  replace(before: Count | undefined, after: Count): void {
    if (before) this.add({ ...before, ...less(before) });
    this.add(after);
  }

  changes(): Count[] {
    return [...this.#rows.values()].filter(
      ({ what, count, plus, minus, valid }) =>
        what === 'balance' || count !== 0n || plus !== 0n || minus !== 0n || valid !== 0n,
    );
  }
}
