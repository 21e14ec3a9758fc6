import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';
import { connectOwner } from './openOwner.ts';

export type Migrations = Readonly<{
  /** The folder of the migrations, with a trailing slash. */
  dir: string;
  /** The table that records which files ran. */
  table: string;
  /** Advisory lock number, used by migrations of this database only. */
  lock: number;
  /** Runs before the first file each time, with the lock held. */
  before?: (client: pg.Client) => Promise<void>;
}>;

/** A short hash of the current set of files, for databases that are cloned from a template. */
export function fingerprintOf(dir: string): string {
  const hash = createHash('sha256');
  for (const file of filesOf(dir)) hash.update(file).update(readFileSync(dir + file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Migrates a database as its owner. Every file runs once, in numeric order, in a transaction of its own; a file that
 * was changed after it ran is refused. Any number of processes may start at once. Returns the files that ran now.
 */
export async function migrate(ownerUrl: string, { dir, table, lock, before }: Migrations): Promise<string[]> {
  const client = await connectOwner(ownerUrl, { application_name: 'baize-migrate' });
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await before?.(client);
    await client.query(
      `create table if not exists ${table} (name text primary key, sha256 text, ran_at timestamptz not null default now())`,
    );
    await client.query(`alter table ${table} add column if not exists sha256 text`);
    const { rows } = await client.query<{ name: string; sha256: string | null }>(`select name, sha256 from ${table}`);
    const ran = new Map(rows.map((row) => [row.name, row.sha256]));
    const fresh: string[] = [];
    for (const file of filesOf(dir)) {
      const text = readFileSync(dir + file, 'utf8');
      const sha256 = createHash('sha256').update(text).digest('hex');
      const known = ran.get(file);
      if (known === sha256) continue;
      // It ran before hashes were stored.
      if (known === null) await client.query(`update ${table} set sha256 = $2 where name = $1`, [file, sha256]);
      if (known === null) continue;
      if (known !== undefined) throw new Error(`Migration ${file} was changed after it ran; add a new one instead.`);
      await client.query('begin');
      try {
        await client.query(text);
        await client.query(`insert into ${table} (name, sha256) values ($1, $2)`, [file, sha256]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw new Error(`Migration ${file} failed: ${(error as Error).message}`, { cause: error });
      }
      fresh.push(file);
    }
    return fresh;
  } finally {
    await client.end();
  }
}

function filesOf(dir: string): string[] {
  return readdirSync(dir)
    .filter((file) => /^\d{4}-[a-z]+[a-z-]*\.sql$/.test(file))
    .sort();
}
