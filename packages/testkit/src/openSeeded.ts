import { openOwner } from '@baize/server/openOwner';
import type pg from 'pg';
import { createTestDatabase } from './createTestDatabase.ts';
import { plansOf } from './plansOf.ts';

export type Seeded = Readonly<{
  /** One connection, as the owner of all tables. */
  owner: pg.Pool;
  /** The plans of the statements of `work`, one behind the other. Each is run, and answers no rows. */
  planOf(work: (db: pg.Pool) => Promise<unknown>): Promise<string>;
  close(): Promise<void>;
}>;

/**
 * A migrated database with the rows that `fill` writes, and with statistics of them: for tests of plans and of reports,
 * which need many rows and not what led to them. No trigger and no foreign key looks at what is written.
 */
export async function openSeeded(fill: (owner: pg.Pool) => Promise<unknown>): Promise<Seeded> {
  const db = await createTestDatabase();
  const owner = openOwner(db.url, { max: 1 });
  const close = async (): Promise<void> => {
    await owner.end();
    await db.drop();
  };
  try {
    await owner.query('set session_replication_role = replica');
    await fill(owner);
    await owner.query('vacuum analyze');
    return { owner, planOf: async (work) => (await plansOf(owner, work)).join('\n'), close };
  } catch (error) {
    await close();
    throw error;
  }
}
