import { mkdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
// Declares what is provided.
import type {} from '../packages/testkit/src/createTestDatabase.ts';
import type {} from '../packages/testkit/src/rsaPair.ts';
import { startPostgres } from './postgres.ts';
import { tempFolder } from './tempFolder.ts';
import { makePassable, memoryOf, tempParent } from './tempParent.ts';

/**
 * One real PostgreSQL for the whole test run, on a folder of its own that is removed afterwards, and a folder for the
 * keys that tests share. TEST_POSTGRES_URL (a superuser URL) uses an existing server instead.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const keys = tempFolder('keys');
  project.provide('keysFolder', keys);
  const removeKeys = (): void => rmSync(keys, { recursive: true, force: true });
  const given = process.env['TEST_POSTGRES_URL'];
  if (given) {
    project.provide('postgresUrl', given);
    return async () => removeKeys();
  }
  const folder = tempFolder('test', fastFolder());
  /* A race test has two platforms with thirty connections each, and several files run concurrently. */
  const settings = { max_wal_size: '512MB', max_connections: '400' };
  const postgres = await startPostgres({ dataDir: join(folder, 'pg'), settings });
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
    removeKeys();
  };
}

const GIGABYTE = 2 ** 30;

/**
 * Every test file clones a database of two thousand small files: in memory that takes a fifteenth of the time, where
 * there is enough of it. These tests do not cover power failures: torture kills servers that write to disk.
 */
function fastFolder(): string {
  const memory = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize > 3 * GIGABYTE && freemem() > 6 * GIGABYTE) {
      const folder = memoryOf(tempParent());
      mkdirSync(folder, { recursive: true });
      makePassable(folder);
      return folder;
    }
  } catch {
    // No such folder on this machine.
  }
  return tempParent();
}
