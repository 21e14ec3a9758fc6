import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file that names the process running on a data folder. */
export const lockOf = (dataDir: string): string => join(dataDir, 'start.lock');

/** The start command that runs on the data folder; undefined if there is none, as after a crash. */
export const holderOf = (dataDir: string): number | undefined => runningIn(lockOf(dataDir), 'tools/start.ts');

/** The database that runs on the data folder; it outlives a start that was killed, and the next one adopts it. */
export const databaseOf = (dataDir: string): number | undefined =>
  runningIn(join(dataDir, 'postgres', 'postmaster.pid'), 'postgres');

/** The process whose id is the file's first line. Ids are reused, so its command has to contain the name too. */
function runningIn(file: string, name: string): number | undefined {
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  const commandFile = `/proc/${pid}/cmdline`;
  return !existsSync(commandFile) || readFileSync(commandFile, 'utf8').includes(name) ? pid : undefined;
}
