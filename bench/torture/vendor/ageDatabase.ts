import type pg from 'pg';

/**
 * Shifts all stored timestamps into the past, which to every process is the same as an advanced clock. Only for a run's
 * own database: it breaks the ledger's seals, so they are checked before.
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
    // Ledger entries are immutable, which triggers enforce.
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
