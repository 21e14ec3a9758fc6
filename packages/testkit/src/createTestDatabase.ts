import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { migrate, migrationsFingerprint } from '@baize/platform/kit/migrate';
import { openOwner, withOwner } from '@baize/server/openOwner';
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

/** Connections of this worker's owner, kept from file to file: a new one costs as much as the copy of a database. */
const owners = new Map<string, pg.Pool>();

function ownerOf(server: string): pg.Pool {
  const owner =
    owners.get(server) ??
    openOwner(server, { max: 2, allowExitOnIdle: true, application_name: `databases of ${process.pid}` });
  owners.set(server, owner);
  return owner;
}

const templates = new Map<string, Promise<string>>();

/** The migrated template of this server, made by whichever worker comes first. */
function templateOf(server: string): Promise<string> {
  const template = templates.get(server) ?? openTemplate(server);
  templates.set(server, template);
  template.catch(() => templates.delete(server));
  return template;
}

async function openTemplate(server: string): Promise<string> {
  const template = `template_${migrationsFingerprint()}`;
  await withOwner(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount !== 0) return;
    await client.query(`create database ${template}_new`);
    const url = urlOf(server, `${template}_new`);
    await migrate(url);
    // The first connection after a migration writes what every connection to a copy would otherwise collect again.
    await withOwner(url, (fresh) => fresh.query('select 1'));
    await client.query(`alter database ${template}_new rename to ${template}`);
  });
  return template;
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.toString();
}

/** Creates a new database; with `migrate: false` an empty one. */
export async function createTestDatabase({ migrate: isMigrated = true } = {}): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const owner = ownerOf(server);
  const name = `test_${randomBytes(8).toString('hex')}`;
  await owner.query(
    isMigrated
      ? `create database ${name} template ${await templateOf(server)} strategy file_copy`
      : `create database ${name}`,
  );
  return { url: urlOf(server, name), drop: () => dropDatabase(owner, name) };
}
