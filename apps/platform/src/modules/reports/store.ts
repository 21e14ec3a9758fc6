import type { Queryable } from '#kit/db.ts';

/** The start of the business day in a time zone. */
export async function readDayStart(db: Queryable, timeZone: string): Promise<Date> {
  const { rows } = await db.query<{ at: Date }>(
    `select date_trunc('day', now() at time zone $1) at time zone $1 as at`,
    [timeZone],
  );
  const [row] = rows;
  if (!row) throw new Error('The database gave no day.');
  return row.at;
}

/** The current hour in a time zone, 0 to 23. */
export async function readHour(db: Queryable, timeZone: string): Promise<number> {
  const { rows } = await db.query<{ hour: number }>(
    'select extract(hour from now() at time zone $1)::integer as hour',
    [timeZone],
  );
  return rows[0]?.hour ?? 0;
}
