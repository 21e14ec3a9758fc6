import { createTestDatabase, type TestDatabase } from '@baize/testkit';
import { tempFolder } from '@baize/testkit/tempFolder';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate, type Migrations } from './migrate.ts';
import { withOwner } from './openOwner.ts';

let database: TestDatabase;
let folder: string;
let migrations: Migrations;
beforeEach(async () => {
  database = await createTestDatabase({ migrate: false });
  folder = tempFolder('migrations');
  migrations = { dir: `${folder}/`, table: 'notes_migrations', lock: 1 };
  write('0001-notes.sql', 'create table notes (text text not null)');
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const write = (file: string, sql: string): void => writeFileSync(join(folder, file), sql);
const run = (): Promise<string[]> => migrate(database.url, migrations);
const owner = <Row>(sql: string): Promise<Row[]> =>
  withOwner(database.url, async (client) => (await client.query(sql)).rows as Row[]);

it('runs each file once, in numeric order, when many processes start at once', async () => {
  write('0002-notes-first.sql', `insert into notes values ('first')`);
  write('notes.txt', 'no migration');
  const ran = await Promise.all([run(), run(), run()]);
  expect(ran.flat()).toEqual(['0001-notes.sql', '0002-notes-first.sql']);
  expect(await owner('select text from notes')).toEqual([{ text: 'first' }]);
  expect(await run()).toEqual([]);
});

it('refuses a file that was changed after it ran, and rolls a failing one back', async () => {
  await run();
  write('0002-notes-wrong.sql', `insert into notes values ('lost'); select 1 / 0`);
  await expect(run()).rejects.toThrow('Migration 0002-notes-wrong.sql failed: division by zero');
  expect(await owner('select text from notes')).toEqual([]);
  write('0001-notes.sql', 'create table other (text text)');
  await expect(run()).rejects.toThrow('Migration 0001-notes.sql was changed after it ran');
});

it('adopts the current hash of files that ran before hashes were stored, and checks them from then on', async () => {
  await run();
  await owner('alter table notes_migrations drop column sha256');
  expect(await run()).toEqual([]);
  write('0001-notes.sql', 'create table other (text text)');
  await expect(run()).rejects.toThrow('was changed after it ran');
});
