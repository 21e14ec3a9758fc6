import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { migrate, migrationsFingerprint } from '@baize/platform/kit/migrate';
import { withOwner } from '@baize/server/openOwner';
import { dropDatabase } from './dropDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** A separate database for one test file, cloned in a few milliseconds from a migrated template. */
export type TestDatabase = {
  /** The owner's URL; pools of the product switch to the role `baize_app` by themselves. */
  url: string;
  drop(): Promise<void>;
};

const TEMPLATE_LOCK = 7_204_712;

/** Creates a new database; with `migrate: false` an empty one. */
export async function createTestDatabase({ migrate: isMigrated = true } = {}): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const urlOf = (database: string): string => {
    const url = new URL(server);
    url.pathname = `/${database}`;
    return url.toString();
  };
  const name = `test_${randomBytes(8).toString('hex')}`;
  await withOwner(server, async (client) => {
    if (!isMigrated) {
      await client.query(`create database ${name}`);
      return;
    }
    const template = `template_${migrationsFingerprint()}`;
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      await client.query(`create database ${template}_new`);
      await migrate(urlOf(`${template}_new`));
      await client.query(`alter database ${template}_new rename to ${template}`);
    }
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return {
    url: urlOf(name),
    drop: () => withOwner(server, (client) => dropDatabase(client, name), { application_name: `drop ${name}` }),
  };
}
