import type { Queryable } from '#kit/db.ts';
import type { BlockKind, BlockRow, ChangeRow, LimitRow, Measure, Period, Policy } from './rules.ts';

type MemberOf = { brandId: number; memberId: bigint };

/** A member's current limits; a limit that was never set has no row. */
export async function readStanding(db: Queryable, member: MemberOf & { currency: string }): Promise<LimitRow[]> {
  const { rows } = await db.query<LimitRow>(
    `select measure, period, allowed, used, next_allowed as next, next_from as "nextFrom"
       from limits_standing($1, $2, $3, clock_timestamp())`,
    [member.brandId, member.memberId, member.currency],
  );
  return rows;
}

/** Returns when the limit takes effect. */
export async function setLimit(
  db: Queryable,
  limit: MemberOf & {
    currency: string;
    measure: Measure;
    period: Period;
    allowed: bigint | null;
    coolingHours: number;
  },
): Promise<void> {
  await db.query('select limits_set($1, $2, $3, $4, $5, $6, $7)', [
    ...[limit.brandId, limit.memberId, limit.currency, limit.measure, limit.period, limit.allowed],
    limit.coolingHours,
  ]);
}

const isActiveText = `b.lifted_at is null and b.begins_at <= clock_timestamp() and b.ends_at > clock_timestamp()`;
const blockColumns = `b.id, b.member_id as "memberId", b.kind, b.begins_at as "beginsAt",
  case when b.ends_at < 'infinity' then b.ends_at end as "endsAt", ${isActiveText} as "isActive",
  b.by_operator as "byOperator", b.reason, b.lifted_at as "liftedAt", b.lifted_by as "liftedBy",
  b.lift_reason as "liftReason"`;

/** A member's current block: exclusions before time-outs, and of each the longest. */
export async function readBlock(db: Queryable, { brandId, memberId }: MemberOf): Promise<BlockRow | undefined> {
  const { rows } = await db.query<BlockRow>({
    name: 'limits_block_now',
    text: `select ${blockColumns} from limits_blocks b
            where b.member_id = $2 and b.ends_at > now() and b.brand_id = $1 and ${isActiveText}
            order by b.kind = 'timeOut', b.ends_at desc limit 1`,
    values: [brandId, memberId],
  });
  return rows[0];
}

/** Starts a block: for hours, months, days, or until lifted. */
export async function addBlock(
  db: Queryable,
  block: MemberOf & {
    kind: BlockKind;
    lasts: { hours?: number; days?: number; months?: number } | null;
    operator?: string;
    reason?: string;
  },
): Promise<void> {
  const { hours = 0, days = 0, months = 0 } = block.lasts ?? {};
  await db.query(
    `select limits_block($1, $2, $3,
              case when $4 then clock_timestamp() + make_interval(months => $5, days => $6, hours => $7) end, $8, $9)`,
    [
      ...[block.brandId, block.memberId, block.kind, block.lasts !== null, months, days, hours],
      ...[block.operator ?? '', block.reason ?? ''],
    ],
  );
}

/** Lifts operators' blocks; returns their number. */
export async function liftBlocks(
  db: Queryable,
  { brandId, memberId, operator, reason }: MemberOf & { operator: string; reason: string },
): Promise<number> {
  const { rows } = await db.query<{ count: number }>('select limits_lift($1, $2, $3, $4) as count', [
    ...[brandId, memberId, operator, reason],
  ]);
  return rows[0]?.count ?? 0;
}

/** All blocks of a member, newest first. */
export async function readBlocks(db: Queryable, { brandId, memberId }: MemberOf): Promise<BlockRow[]> {
  const { rows } = await db.query<BlockRow>(
    `select ${blockColumns} from limits_blocks b
      where b.member_id = $2 and b.brand_id = $1 order by b.id desc limit 100`,
    [brandId, memberId],
  );
  return rows;
}

/** A page of active blocks, newest first. */
export async function readActiveBlocks(
  db: Queryable,
  query: { brandId: number; kind: BlockKind | undefined; pageNum: number; pageSize: number },
): Promise<{ total: number; rows: BlockRow[] }> {
  const { brandId, kind, pageNum, pageSize } = query;
  const where = `b.brand_id = $1 and ($2::text is null or b.kind = $2) and ${isActiveText}`;
  const counted = await db.query<{ total: number }>(
    `select count(*)::integer as total from limits_blocks b where ${where}`,
    [brandId, kind ?? null],
  );
  const { rows } = await db.query<BlockRow>(
    `select ${blockColumns} from limits_blocks b where ${where} order by b.id desc limit $3 offset $4`,
    [brandId, kind ?? null, pageSize, (pageNum - 1) * pageSize],
  );
  return { total: counted.rows[0]?.total ?? 0, rows };
}

/** The last hundred changes of a member's limits, newest first. */
export async function readChanges(
  db: Queryable,
  { brandId, memberId, currency }: MemberOf & { currency: string },
): Promise<ChangeRow[]> {
  const { rows } = await db.query<ChangeRow>(
    `select id, measure, period, before, after, counts_from as "countsFrom", at from limits_changes
      where member_id = $2 and brand_id = $1 and currency = $3 order by id desc limit 100`,
    [brandId, memberId, currency],
  );
  return rows;
}

/** A brand's policy, or the defaults with version 0. */
export async function readPolicy(db: Queryable, brandId: number): Promise<Policy & { version: number }> {
  const { rows } = await db.query<Policy & { version: number }>(
    `select profile, version, cooling_hours as "coolingHours", exclusion_months as "exclusionMonths",
            reminder_minutes as "reminderMinutes" from limits_policies where brand_id = $1`,
    [brandId],
  );
  return rows[0] ?? { profile: 'default', coolingHours: 24, exclusionMonths: 6, reminderMinutes: 60, version: 0 };
}

/** Updates the policy if its version is the given one, 0 for none. Returns the new version, or undefined. */
export async function savePolicy(
  db: Queryable,
  { brandId, version, policy }: { brandId: number; version: number; policy: Policy },
): Promise<number | undefined> {
  const { rows } = await db.query<{ version: number }>(
    `insert into limits_policies as p (brand_id, profile, cooling_hours, exclusion_months, reminder_minutes)
     select $1, $2, $3, $4, $5 where $6 = 0 or exists (select from limits_policies where brand_id = $1)
     on conflict (brand_id) do update set profile = $2, cooling_hours = $3, exclusion_months = $4,
       reminder_minutes = $5, version = p.version + 1
      where p.version = $6
     returning version`,
    [brandId, policy.profile, policy.coolingHours, policy.exclusionMonths, policy.reminderMinutes, version],
  );
  return rows[0]?.version;
}

/** A member's reality check interval. */
export async function readReminder(db: Queryable, { brandId, memberId }: MemberOf): Promise<number | undefined> {
  const { rows } = await db.query<{ minutes: number }>(
    'select minutes from limits_reminders where member_id = $2 and brand_id = $1',
    [brandId, memberId],
  );
  return rows[0]?.minutes;
}

export async function setReminder(
  db: Queryable,
  { brandId, memberId, minutes }: MemberOf & { minutes: number },
): Promise<void> {
  await db.query(
    `insert into limits_reminders (brand_id, member_id, minutes) values ($1, $2, $3)
     on conflict (member_id, brand_id) do update set minutes = excluded.minutes`,
    [brandId, memberId, minutes],
  );
}
