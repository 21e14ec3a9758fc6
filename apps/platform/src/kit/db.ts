import { int8As } from '@baize/server/int8As';
import pg from 'pg';
import { openOwner } from '@baize/server/openOwner';

pg.types.setTypeParser(pg.types.builtins.INT8, BigInt);

export type Pool = pg.Pool;
export type Client = pg.PoolClient;
/** Either of the two: a statement that needs no transaction of its own takes what it is given. */
export type Queryable = Pick<pg.Pool, 'query'>;

/** The role that the running product takes on: it may do what the migrations grant it and no more. */
const APP_ROLE = 'baize_app';

type PoolOptions = {
  url: string;
  max?: number;
  applicationName?: string;
  /** How long a caller waits for one statement whatever the server does; without it for ever, as migrations and audits need. */
  queryTimeoutMs?: number;
  /** Numbers of rows come as text, for a library that expects them so. */
  readsTextIds?: boolean;
};

/**
 * Opens a pool of connections, each of which works as `baize_app` whomever the URL names. No statement may outlive its
 * deadline, so that a stuck database becomes an error and not a wait.
 */
export function createPool({
  url,
  max = 10,
  applicationName = 'baize',
  queryTimeoutMs,
  readsTextIds = false,
}: PoolOptions): Pool {
  return openOwner(url, {
    max,
    application_name: applicationName,
    options: `-c statement_timeout=15000 -c lock_timeout=10000 -c idle_in_transaction_session_timeout=20000 -c role=${APP_ROLE}`,
    connectionTimeoutMillis: 5_000,
    // The server's own deadline says nothing when the server, or the line to it, is gone without a word.
    ...(queryTimeoutMs === undefined ? {} : { query_timeout: queryTimeoutMs }),
    ...(readsTextIds ? { types: int8As(String) } : {}),
    allowExitOnIdle: true,
  });
}

/**
 * The database may acknowledge nothing before it is on disk. Both settings are read from the server itself, as the
 * application's role sees them, and anything but `on` ends the start.
 */
export async function refuseUnsafeDatabase(db: Queryable): Promise<void> {
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await db.query<{ value: string }>('select current_setting($1) as value', [name]);
    const value = rows[0]?.value ?? '';
    const safe = name === 'synchronous_commit' ? ['on', 'remote_apply', 'remote_write'] : ['on'];
    if (!safe.includes(value)) {
      throw new Error(
        `PostgreSQL runs with ${name}=${value}; Baize refuses to start, since acknowledged money could be lost.`,
      );
    }
  }
}

/**
 * What the running product may not do is not left to its code: every connection works as `baize_app`, and that role has
 * no rights above tables and none to write those whose names begin so, except through their functions. A database on
 * which that is not so ends the start.
 */
export async function refuseWideRights(db: Queryable, guarded: readonly string[]): Promise<void> {
  const refuse = (fault: string): never => {
    throw new Error(`${fault}; Baize refuses to start, since nothing would keep its books from being rewritten.`);
  };
  const { rows } = await db.query<{ name: string; isWide: boolean }>(
    `select rolname as name, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as "isWide"
       from pg_roles where rolname = current_user`,
  );
  const [role] = rows;
  if (role?.name !== APP_ROLE) refuse(`PostgreSQL lets Baize work as ${role?.name ?? 'nobody'} instead of ${APP_ROLE}`);
  if (role?.isWide === true) refuse(`The role ${APP_ROLE} has rights over the whole server`);
  const { rows: open } = await db.query<{ name: string }>(
    `select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and exists (select from unnest($1::text[]) as prefix where starts_with(c.relname, prefix))
        and (pg_has_role(c.relowner, 'usage') or has_table_privilege(c.oid, 'insert, update, delete, truncate')
             or has_any_column_privilege(c.oid, 'insert, update'))
      order by c.relname`,
    [guarded],
  );
  if (open.length > 0) refuse(`The role ${APP_ROLE} may write ${open.map(({ name }) => name).join(', ')} directly`);
}
