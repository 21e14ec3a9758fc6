import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const URL_OF_IT = 'https://github.com/pgr0ss/pgledger';
/** Release 0.7.0. A commit names its content, so what comes is this or nothing. */
const COMMIT = '17ecd3015ee8a8557d77a345c30d88f3f735dce1';

/**
 * A checkout of pgledger: that of the `PGLEDGER` variable, or else one in `.cache`, fetched once. Throws where git or the
 * network is missing.
 */
export function fetchPgledger(note: (line: string) => void): string {
  const given = process.env['PGLEDGER'];
  if (given !== undefined) return given;
  const folder = fileURLToPath(new URL('../../.cache/pgledger', import.meta.url));
  if (existsSync(join(folder, 'pgledger.sql'))) return folder;
  note(`fetching pgledger ${COMMIT.slice(0, 8)} into .cache/pgledger`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const args of [
    ['init', '-q'],
    ['fetch', '-q', '--depth', '1', URL_OF_IT, COMMIT],
    ['checkout', '-q', COMMIT],
  ]) {
    const { status, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    if (status === 0) continue;
    rmSync(folder, { recursive: true, force: true });
    throw new Error(
      `pgledger could not be fetched (or set PGLEDGER to a checkout of it): ${stderr || 'git is missing'}`,
    );
  }
  return folder;
}
