import type { Queryable } from '#kit/db.ts';

/** A brand's current business day and week, which begins on Monday. */
export type Periods = Readonly<{
  day: string;
  /** The Monday of the week. */
  week: string;
  dayFrom: Date;
  dayUntil: Date;
  weekFrom: Date;
  weekUntil: Date;
}>;

/** Day and week by a brand's clock; `at` for another time than now. */
export async function readPeriods(db: Queryable, timeZone: string, at?: Date): Promise<Periods> {
  const { rows } = await db.query<Periods>(
    `select to_char(d.day, 'YYYY-MM-DD') as day, to_char(d.monday, 'YYYY-MM-DD') as week,
            d.day::timestamp at time zone $1 as "dayFrom", (d.day + 1)::timestamp at time zone $1 as "dayUntil",
            d.monday::timestamp at time zone $1 as "weekFrom", (d.monday + 7)::timestamp at time zone $1 as "weekUntil"
       from (select t.day, date_trunc('week', t.day::timestamp)::date as monday
               from (select (coalesce($2::timestamptz, clock_timestamp()) at time zone $1)::date as day) t) d`,
    [timeZone, at ?? null],
  );
  const [row] = rows;
  if (!row) throw new Error('The database gave no time.');
  return row;
}
