import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openOwner, withOwner } from '@baize/server/openOwner';
import type { Postgres } from '../../tools/postgres.ts';

/** In the order in which its own commands load them. */
const files = [
  'vendor/scoville-pgsql-ulid/ulid-to-uuid.sql',
  'vendor/scoville-pgsql-ulid/uuid-to-ulid.sql',
  'pgledger.sql',
];

/** As many as its own measurement has. */
const WORKERS = 20;

/**
 * pgledger (github.com/pgr0ss/pgledger) in a database of its own on the same server, from a checkout of it: its SQL is no
 * part of this project. Measured as it measures itself: workers that make one transfer after the other between two random
 * accounts.
 */
export async function openPgledger(
  postgres: Pick<Postgres, 'url' | 'urlOf'>,
  { checkout, accounts }: { checkout: string; accounts: number },
): Promise<{ measure(ms: number): Promise<number>; close(): Promise<void> }> {
  await withOwner(postgres.url, (owner) => owner.query('create database pgledger'));
  const pool = openOwner(postgres.urlOf('pgledger'), { max: WORKERS });
  await pool.query('set statement_timeout = 0');
  for (const file of files) await pool.query(readFileSync(join(checkout, file), 'utf8'));
  const { rows } = await pool.query<{ id: string }>(
    `select a.id from generate_series(1, $1::int) n, pgledger_create_account('account ' || n, 'CNY') a`,
    [accounts],
  );
  await pool.query('vacuum analyze');
  const any = (): string => rows[Math.floor(Math.random() * rows.length)]?.id ?? '';
  return {
    async measure(ms) {
      const startedAt = performance.now();
      let done = 0;
      const work = async (): Promise<void> => {
        while (performance.now() - startedAt < ms) {
          const [from, to] = [any(), any()];
          if (from === to) continue;
          await pool.query({
            name: 'pgledger',
            text: 'select id from pgledger_create_transfer($1, $2, 1)',
            values: [from, to],
          });
          done += 1;
        }
      };
      await Promise.all(Array.from({ length: WORKERS }, work));
      return done / ((performance.now() - startedAt) / 1000);
    },
    close: () => pool.end(),
  };
}
