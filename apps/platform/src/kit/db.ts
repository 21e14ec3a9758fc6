import { textInt8 } from '@baize/server/textInt8';
import type pg from 'pg';
import { openOwner } from '@baize/server/openOwner';

export type Pool = pg.Pool;
export type Client = pg.PoolClient;
/** Pool or client: for statements that need no transaction of their own. */
export type Queryable = Pick<pg.Pool, 'query'>;

/** The role of the running product: it has the rights that the migrations grant, and no more. */
const APP_ROLE = 'baize_app';

type PoolOptions = {
  url: string;
  max?: number;
  applicationName?: string;
  /** Client-side time-out of a statement whatever the server does; none by default, as migrations and audits need. */
  queryTimeoutMs?: number;
  /** Row ids are read as text, for a library that expects them so. */
  readsTextIds?: boolean;
};

/**
 * Opens a pool whose connections work as `baize_app`, whatever the URL's user. Every statement has a time-out, so that
 * a stuck database becomes an error instead of a hang.
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
    // A new connection costs as much as a hundred statements, and visitors come minutes apart at night.
    idleTimeoutMillis: 10 * 60_000,
    // Otherwise a router on the way may forget a connection that nobody uses for minutes, and nobody is told.
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    // The server's own time-out does not help when the server or the connection is gone.
    ...(queryTimeoutMs === undefined ? {} : { query_timeout: queryTimeoutMs }),
    ...(readsTextIds ? { types: textInt8 } : {}),
    allowExitOnIdle: true,
  });
}

/** The two messages of a pool that had no connection in time; neither has a code. */
const noConnection = /^(?:timeout exceeded when trying to connect$|Connection terminated due to connection timeout)/;

/** True if a pool had no connection in time: the database was not reached, and may be asked again. */
export const isWithoutConnection = (error: unknown): boolean =>
  error instanceof Error && noConnection.test(error.message);

/**
 * Restrictions of the running product are not left to its code: every connection works as `baize_app`, and that role
 * has no rights beyond tables and cannot write protected tables except through their functions. Otherwise the start
 * fails.
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
