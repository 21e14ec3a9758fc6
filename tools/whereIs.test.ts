import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorStatus, operations } from '@baize/contract';
import { auditActs } from '@baize/contract/audit/auditActs';
import { permissions } from '@baize/contract/operators/permissions';
import { studioOperations } from '@baize/contract/studio/operations';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from './sourceFiles.ts';
import { createWhereIs } from './whereIs.ts';

const whereIs = createWhereIs();
const text = (path: string): string => readFileSync(join(root, path), 'utf8');
const files = sourceFiles('.', (path) => /\.(tsx?|sql)$/.test(path) && !/\.test\.tsx?$/.test(path));

/** Names without a file, or with one that does not exist. */
function lost(names: readonly string[]): string[] {
  expect(names.length).toBeGreaterThan(0);
  return names.filter((name) => {
    const places = whereIs(name).files;
    return places.length === 0 || !places.every((path) => existsSync(join(root, path)));
  });
}

/** The names in the sources below a folder. */
const named = (folder: RegExp, pattern: RegExp): string[] => [
  ...new Set(
    files
      .filter((path) => folder.test(path))
      .flatMap((path) => [...text(path).matchAll(pattern)].map(([, name = '']) => name)),
  ),
];

describe('a name leads to its files', () => {
  it('as id or path of an operation, of the platform or of the studio', () => {
    const all = [...Object.values(operations), ...Object.values(studioOperations)];
    expect(lost(all.flatMap(({ id, path }) => [id, path]))).toEqual([]);
    expect(whereIs('/wps/session/login')).toEqual({
      said: ['identity.login'],
      files: [
        'packages/contract/src/identity/login.ts',
        'apps/platform/src/modules/identity/routes/login.ts',
        'apps/platform/src/modules/identity/routes/login.test.ts',
      ],
    });
  });

  it('as permission, act of the audit trail, or error code, with its uses', () => {
    expect(lost([...permissions, ...auditActs, ...Object.keys(errorStatus)])).toEqual([]);
    expect(whereIs('lotteries.read').files).toContain('apps/platform/src/modules/operators/policy.ts');
    expect(whereIs('site.enterBrand').files).toContain('apps/platform/src/modules/site/commands/enterBrand.ts');
  });

  it('as job', () => {
    const jobs = named(/^apps\/platform\/src\/(kit\/jobs|modules\/\w+\/jobs)\//, /\bname: '([a-z]+\.[a-zA-Z]+)'/g);
    expect(jobs).toEqual(expect.arrayContaining(['cashier.expireDeposits', 'live.tell', 'jobs.freeAbandoned']));
    expect(lost(jobs)).toEqual([]);
  });

  it('as path of a vendor, a gateway or a feed', () => {
    const dialects = named(/\/dialects\/\w+\/index\.ts$/, /: Dialect = \{ name: '(\w+)'/g);
    const reports = named(/\/mount\w+\.ts$/, /\baddress: '(\/vendor\/\w+)'/g);
    expect(lost([...dialects.map((name) => `/vendor/${name}`), ...reports, '/vendor/jili/bet'])).toEqual([]);
  });

  it('as table, with its migrations and the code that uses it', () => {
    const tables = named(/\/migrations\//, /create (?:unlogged )?table (?:if not exists )?(\w+)/g);
    const gone = named(/\/migrations\//, /drop table (?:if exists )?(\w+)/g);
    expect(lost(tables.filter((table) => !gone.includes(table) && table !== 'socket_io_attachments'))).toEqual([]);
    expect(whereIs('studio_sim_grants').files.some((path) => path.startsWith('apps/studio/src/simulator/'))).toBe(true);
  });

  it('as screen, by its id or its address, and as page of a centre', () => {
    expect(lost(named(/\/src\/.+\.tsx$/, /\bdata-screen="([a-z]\w*\.[A-Z]\w*)"/g))).toEqual([]);
    const addresses = named(/^apps\/(portal|console)\/src\/routes\.tsx$/, /^ {2}(?:'|.*\bpath: ')(\/\w*)'/gm);
    const member = named(/\/memberPages\.ts$/, /^ {2}(\w+): \{ group: /gm).map((page) => `/member?page=${page}`);
    const agent = named(/\/agentPages\.ts$/, /^ {2}(\w+): \{ group: /gm).map((page) => `/agentHome?page=${page}`);
    expect(lost([...addresses, ...member, ...agent])).toEqual([]);
    expect([...member, ...agent].filter((page) => whereIs(page).files.length !== 2)).toEqual([]);
    expect(whereIs('/console/deposits').files).toEqual(['apps/console/src/routes.tsx']);
  });

  it('as game, brand or language, by its folder', () => {
    expect(whereIs('dragon-eight').files).toEqual(['games/dragon-eight/']);
    expect(whereIs('nocturne').files).toEqual(['brands/nocturne/']);
    expect(whereIs('ms').files).toEqual(['languages/ms/']);
  });

  it('as requirement or case, with its statement and its tests', () => {
    const { said, files: tests } = whereIs('A105');
    expect(said).toEqual(['A105 200 parallel sessions for one account: documented limit, oldest ended']);
    expect(tests).toContain('apps/platform/src/modules/identity/routes/login.test.ts');
    expect(whereIs('LOGIN-03').files.length).toBeGreaterThan(0);
  });

  it('and nothing else does', () => {
    for (const name of [
      'nobody',
      'nobody.here',
      '/nobody',
      '/member?page=nobody',
      '/vendor/nobody',
      'kit_nobody',
      '(',
    ]) {
      expect(whereIs(name), name).toEqual({ said: [], files: [] });
    }
  });
});
