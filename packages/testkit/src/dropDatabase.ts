import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** After this, connections left behind by a test are terminated. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 20;

/**
 * Drops a database once nobody is connected to it. A pool's `end()` resolves before the server has closed its
 * connections, and a connection that a drop terminates reports an error.
 */
export async function dropDatabase(owner: Pick<pg.Pool, 'query'>, name: string): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  let connected = await connectedTo(owner, name);
  while (connected.length > 0 && performance.now() < until) {
    await wait(PAUSE_MS);
    connected = await connectedTo(owner, name);
  }
  if (connected.length > 0) {
    process.emitWarning(
      `${name} is dropped after ${PATIENCE_MS} ms with connections left open: ${connected.join(', ')}`,
    );
  }
  await owner.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
}

async function connectedTo(owner: Pick<pg.Pool, 'query'>, name: string): Promise<string[]> {
  const { rows } = await owner.query<{ who: string }>(
    `select coalesce(nullif(application_name, ''), 'unnamed') as who from pg_stat_activity
      where datname = $1 and backend_type = 'client backend'`,
    [name],
  );
  return rows.map(({ who }) => who);
}
