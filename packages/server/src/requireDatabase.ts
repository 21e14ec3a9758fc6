import { connectOwner } from './openOwner.ts';
import { refuseUnsafeDatabase } from './refuseUnsafeDatabase.ts';
import { SettingsError } from './settings.ts';
import { sqlStates } from './sqlState.ts';

/** How long a start waits for its database to answer. */
const DEADLINE_MS = 10_000;

/**
 * Refuses a start whose database cannot be used or could lose what it acknowledged. The SettingsError names the setting
 * that the URL came from, and never the password in it.
 */
export async function requireDatabase(url: string, setting: string): Promise<void> {
  const client = await connectOwner(url, { connectionTimeoutMillis: DEADLINE_MS }).catch((error: unknown) => {
    throw new SettingsError(`${setting}: ${faultOf(url, error)}`, { cause: error });
  });
  try {
    await refuseUnsafeDatabase(client);
  } finally {
    await client.end();
  }
}

function faultOf(text: string, error: unknown): string {
  const url = new URL(text);
  const at = `${url.hostname}:${url.port === '' ? '5432' : url.port}`;
  const { code } = error as { code?: string };
  if (code === sqlStates.unknownDatabase) return `PostgreSQL at ${at} has no database "${url.pathname.slice(1)}".`;
  if (code === sqlStates.invalidPassword || code === sqlStates.invalidAuthorization) {
    return `PostgreSQL at ${at} refuses the user "${decodeURIComponent(url.username)}" or the password.`;
  }
  if (code?.startsWith('E') === true) return `no PostgreSQL answers at ${at} (${code}).`;
  return `PostgreSQL at ${at} cannot be used: ${(error as Error).message}.`;
}
