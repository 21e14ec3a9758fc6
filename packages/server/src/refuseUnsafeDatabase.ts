import type pg from 'pg';
import { SettingsError } from './settings.ts';

/**
 * The database must not acknowledge anything before it is on disk. The settings are read from the server itself, as the
 * given connection sees them, and anything but `on` stops the start with a SettingsError.
 */
export async function refuseUnsafeDatabase(db: Pick<pg.ClientBase, 'query'>): Promise<void> {
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await db.query<{ value: string }>('select current_setting($1) as value', [name]);
    const value = rows[0]?.value ?? '';
    const safe = name === 'synchronous_commit' ? ['on', 'remote_apply', 'remote_write'] : ['on'];
    if (!safe.includes(value)) {
      throw new SettingsError(
        `PostgreSQL runs with ${name}=${value}; Baize refuses to start, since acknowledged money could be lost.`,
      );
    }
  }
}
