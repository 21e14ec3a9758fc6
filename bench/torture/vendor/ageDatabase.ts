import type pg from 'pg';

/**
 * Makes everything that is stored so many days older, which to every process is the same as a clock that went on. Only
 * for a database of a run's own: what it does to the books' seals is past mending, so they are checked before.
 */
export async function ageDatabase(owner: pg.Pool, days: number): Promise<void> {
  const { rows } = await owner.query<{ table: string; columns: string[] }>(
    `select quote_ident(c.table_name) as table, array_agg(quote_ident(c.column_name)::text) as columns
       from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
        and c.data_type = 'timestamp with time zone'
      group by 1 order by 1`,
  );
  const client = await owner.connect();
  try {
    await client.query('begin');
    // Entries of the books never change; that nobody may do this is what the triggers are for.
    await client.query('set local session_replication_role = replica');
    await client.query('set local statement_timeout = 0');
    for (const { table, columns } of rows) {
      const set = columns.map((column) => `${column} = ${column} - make_interval(days => ${days})`).join(', ');
      await client.query(`update ${table} set ${set}`);
    }
    await client.query('commit');
  } finally {
    client.release();
  }
}
