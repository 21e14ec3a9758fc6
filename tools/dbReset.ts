import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '../apps/platform/src/settings.ts';
import { databaseOf, holderOf } from './startLock.ts';

/** `npm run db:reset`: removes the data folder of a stopped installation, keys included; refuses a running one. */
const { dataDir, databaseUrl } = readSettings(process.env);
if (databaseUrl !== undefined) {
  console.error('DATABASE_URL is set: this command never empties an external database.');
  process.exit(1);
}
const holder = holderOf(dataDir) ?? databaseOf(dataDir);
if (holder !== undefined) {
  console.error(`${dataDir} is in use by process ${holder}; stop it first.`);
  process.exit(1);
}
const isOurs = existsSync(join(dataDir, 'postgres', 'PG_VERSION')) || existsSync(join(dataDir, 'keys'));
if (existsSync(dataDir) && !isOurs) {
  console.error(`${dataDir} is not a Baize data directory; nothing was removed.`);
  process.exit(1);
}
rmSync(dataDir, { recursive: true, force: true });
console.log(`${dataDir} is empty; the next start creates it again.`);
