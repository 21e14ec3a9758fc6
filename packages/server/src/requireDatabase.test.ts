import { createTestDatabase } from '@baize/testkit';
import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withOwner } from './openOwner.ts';
import { requireDatabase } from './requireDatabase.ts';
import { SettingsError } from './settings.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase({ migrate: false });
});
afterAll(() => database.drop());

const changed = (change: (url: URL) => void): string => {
  const url = new URL(database.url);
  change(url);
  return url.toString();
};
const refusal = (url: string): Promise<unknown> =>
  requireDatabase(url, 'SOME_URL').then(
    () => 'accepted',
    (error: unknown) => {
      expect(error).toBeInstanceOf(SettingsError);
      return (error as Error).message;
    },
  );

it('accepts a database that keeps what it acknowledges, and says what is wrong with another', async () => {
  const { host, pathname } = new URL(database.url);
  expect(await refusal(database.url)).toBe('accepted');
  expect(await refusal(changed((url) => (url.pathname = '/nowhere')))).toBe(
    `SOME_URL: PostgreSQL at ${host} has no database "nowhere".`,
  );
  expect(await refusal(changed((url) => (url.username = 'nobody')))).toContain(
    `SOME_URL: PostgreSQL at ${host} refuses the user "nobody" or the password.`,
  );
  const probe = net.createServer();
  const port = await new Promise<number>((resolve) =>
    probe.listen(0, '127.0.0.1', () => resolve((probe.address() as AddressInfo).port)),
  );
  await new Promise((resolve) => probe.close(resolve));
  expect(await refusal(changed((url) => (url.host = `127.0.0.1:${port}`)))).toBe(
    `SOME_URL: no PostgreSQL answers at 127.0.0.1:${port} (ECONNREFUSED).`,
  );
  const name = pathname.slice(1);
  await withOwner(database.url, (owner) => owner.query(`alter database "${name}" set synchronous_commit = off`));
  expect(await refusal(database.url)).toContain('PostgreSQL runs with synchronous_commit=off; Baize refuses to start');
});
