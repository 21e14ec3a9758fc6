import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

/** Named from the package's root, so that a bundle in `dist` finds the same files. */
const folder = new URL('../src/migrations/', import.meta.url);
const advisoryLock = 7_204_811;

/** Brings the studio's own database up to date; several processes may start at once, one of them does the work. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    await client.query(
      'create table if not exists studio_migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const done = new Set(
      (await client.query<{ name: string }>('select name from studio_migrations')).rows.map((r) => r.name),
    );
    const files = readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .sort();
    for (const name of files) {
      if (done.has(name)) continue;
      await client.query('begin');
      try {
        await client.query(readFileSync(new URL(name, folder), 'utf8'));
        await client.query('insert into studio_migrations (name) values ($1)', [name]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [advisoryLock]);
    client.release();
  }
}
