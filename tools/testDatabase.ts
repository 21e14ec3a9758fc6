import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
// Declares what is provided.
import type {} from '../packages/testkit/src/createTestDatabase.ts';
import { startPostgres } from './postgres.ts';

/**
 * One real PostgreSQL for the whole test run, on a folder of its own that is removed afterwards. TEST_POSTGRES_URL
 * (a superuser URL) points the tests at a server that is already there.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_POSTGRES_URL'];
  if (given) {
    project.provide('postgresUrl', given);
    return async () => undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'baize-test-'));
  const postgres = await startPostgres({ dataDir: join(folder, 'pg') });
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
