import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createTestDatabase, openBrand, type TestDatabase } from '@baize/testkit';
import { openOwner } from '@baize/server/openOwner';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { studioDialect } from '../apps/platform/src/modules/vendors/index.ts';
import { verifyLedger } from '../apps/platform/src/modules/wallet/index.ts';
import type { Pool } from '../apps/platform/src/kit/db.ts';
import { root } from './sourceFiles.ts';

let db: TestDatabase;
let owner: Pool;
beforeAll(async () => {
  db = await createTestDatabase();
  owner = openOwner(db.url, { max: 1 });
  await openBrand(owner);
  await owner.query(
    `with vendor as (insert into vendors_vendors
            (code, name, dialect, public_key, private_key_file, operator_id, supplier_url, launch_origins)
            values ('studio', 'Studio', $1, '', '', '', '', '{}') returning id)
     insert into games_games (vendor_id, game_code, classify, names, image)
     select id, 'dragon-eight', 'RNG', '{"EN": "Dragon", "CN": "龙"}', '/brand/images/tiles/dragon-eight.webp' from vendor`,
    [studioDialect],
  );
});
afterAll(async () => {
  await owner.end();
  await db.drop();
});

const run = (...args: string[]): Promise<string> =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'tools/demoSeed.ts', ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', DATABASE_URL: db.url },
  }).then(
    () => '0',
    ({ stderr, code }: { stderr: string; code: number }) => `${code}: ${stderr.trim()}`,
  );

it('seeds rounds over the days that it is told, and changes nothing where the number is wrong', async () => {
  expect(await run('--members', '2', '--days', '0')).toBe(
    '2: --days must be a whole number from 1 to 365, but it is "0".',
  );
  const before = await owner.query('select from identity_accounts union all select from wallet_transfers');
  expect(before.rowCount).toBe(0);
  expect(await run('--members', '4', '--rounds', '8', '--days', '20')).toBe('0');
  const { rows } = await owner.query<Record<string, unknown>>(
    `select count(*)::int as rounds, count(distinct started_at::date) > 5 as spread,
            bool_and(started_at between now() - interval '20 days' and now()) as within,
            bool_and(updated_at >= started_at and is_closed) as sound,
            (select count(*)::int from identity_accounts where created_at < now() - interval '20 days') as members
       from vendors_rounds`,
  );
  expect(rows).toEqual([{ rounds: 32, spread: true, within: true, sound: true, members: 4 }]);
  expect((await verifyLedger(owner)).faults).toEqual([]);
}, 60_000);
