import { migrate as migrateDatabase } from '@baize/server/migrate';
import { fileURLToPath } from 'node:url';

/** Resolved from the package's root, so that a bundle in `dist` finds the same files. */
const dir = fileURLToPath(new URL('../src/migrations/', import.meta.url));

/** Migrates the studio's own database; several processes may start at once, one of them does the work. */
export const migrate = (databaseUrl: string): Promise<string[]> =>
  migrateDatabase(databaseUrl, { dir, table: 'studio_migrations', lock: 7_204_811 });
