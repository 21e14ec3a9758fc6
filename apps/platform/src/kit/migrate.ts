import { fingerprintOf, migrate as migrateDatabase } from '@baize/server/migrate';
import { openOwner } from '@baize/server/openOwner';
import { Logger, runMigrations } from 'graphile-worker';
import { fileURLToPath } from 'node:url';

/** Beside `kit/` in the sources, and copied to the same place beside the bundle. */
const migrationsDir = fileURLToPath(new URL('../migrations/', import.meta.url));

/** A hash of the current set of migrations, for databases that are cloned from a template. */
export const migrationsFingerprint = (): string => fingerprintOf(migrationsDir);

/** Migrates the platform's database as its owner. Returns the files that ran now. */
export function migrate(ownerUrl: string, dir = migrationsDir): Promise<string[]> {
  return migrateDatabase(ownerUrl, {
    ...{ dir, table: 'kit_migrations', lock: 7_204_711 },
    before: () => migrateQueue(ownerUrl),
  });
}

/** The job queue's library migrates its own tables; the product's rights on them are granted in our files. */
async function migrateQueue(ownerUrl: string): Promise<void> {
  const pool = openOwner(ownerUrl, { max: 1, application_name: 'baize-migrate' });
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
  } finally {
    await pool.end();
  }
}
