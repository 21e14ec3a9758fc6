import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../apps/platform/src/settings.ts';
import { startPostgres } from './postgres.ts';

/**
 * The platform's database for a command: DATABASE_URL, or the PostgreSQL in DATA_DIR, running or not. The caller closes
 * it; a server that was already running stays running.
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<{ url: string; close: () => Promise<void> }> {
  if (databaseUrl !== undefined) return { url: databaseUrl, close: async () => undefined };
  const folder = join(dataDir, 'postgres');
  if (!existsSync(join(folder, 'PG_VERSION')))
    throw new Error(`${dataDir} holds no database yet; npm start creates it.`);
  const postgres = await startPostgres({ dataDir: folder });
  const close = async (): Promise<void> => (postgres.isAdopted ? undefined : postgres.stop());
  /* Otherwise the server would outlive a command that is terminated. */
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.once(signal, () => void close().finally(() => process.exit(code)));
  }
  return { url: postgres.urlOf('baize'), close };
}
