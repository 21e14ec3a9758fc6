import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Logger, runMigrations } from 'graphile-worker';
import { connectOwner, openOwner } from './openOwner.ts';

/** Beside `kit/` in the sources, and copied to the same place beside the bundle. */
const migrationsDir = fileURLToPath(new URL('../migrations/', import.meta.url));

/** One number of a lock that only migrations use. */
const MIGRATION_LOCK = 7_204_711;

/** A short name for the present set of migrations, for databases that are cloned from a template. */
export function migrationsFingerprint(dir = migrationsDir): string {
  const hash = createHash('sha256');
  for (const file of filesOf(dir)) hash.update(file).update(readFileSync(dir + file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Brings the database up to date as its owner. Every file runs once, in the order of its number, in a transaction of
 * its own; a file that was changed after it ran is refused. Any number of processes may start at once.
 */
export async function migrate(ownerUrl: string, dir = migrationsDir): Promise<string[]> {
  const client = await connectOwner(ownerUrl, { application_name: 'baize-migrate' });
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrateQueue(ownerUrl);
    await client.query(
      'create table if not exists kit_migrations (name text primary key, sha256 text not null, ran_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from kit_migrations');
    const ran = new Map(rows.map((row) => [row.name, row.sha256]));
    const fresh: string[] = [];
    for (const file of filesOf(dir)) {
      const text = readFileSync(dir + file, 'utf8');
      const sha256 = createHash('sha256').update(text).digest('hex');
      const known = ran.get(file);
      if (known === sha256) continue;
      if (known !== undefined) throw new Error(`Migration ${file} was changed after it ran; add a new one instead.`);
      await client.query('begin');
      try {
        await client.query(text);
        await client.query('insert into kit_migrations (name, sha256) values ($1, $2)', [file, sha256]);
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

/** The queue of jobs is a library's, which brings its tables up to date itself; what the product may do there is in our files. */
async function migrateQueue(ownerUrl: string): Promise<void> {
  const pool = openOwner(ownerUrl, { max: 1, application_name: 'baize-migrate' });
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
  } finally {
    await pool.end();
  }
}

function filesOf(dir: string): string[] {
  return readdirSync(dir)
    .filter((file) => /^\d{4}-[a-z]+-[a-z-]+\.sql$/.test(file))
    .sort();
}
