import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '../packages/contract/src/index.ts';
import { studioOperations } from '../packages/contract/src/studio/operations.ts';
import { permissions } from '../packages/contract/src/operators/permissions.ts';
import { root, sourceFiles } from './sourceFiles.ts';

/** `npm run where <id, path, permission, job, table or screen>`: the files of a name. */
const wanted = process.argv[2] ?? '';
if (wanted === '') {
  console.error(
    'A search term is needed: an operation (identity.login), a path (/wps/session/login, /vendor/jili), a permission, a job, a table or a screen.',
  );
  process.exit(1);
}
const files = sourceFiles('.', (path) => /\.(tsx?|sql|json)$/.test(path));
const found = new Set<string>();

for (const { id, path, permission } of Object.values(operations)) {
  if (id !== wanted && path !== wanted && permission !== wanted) continue;
  const [module = '', name = ''] = id.split('.');
  console.log(id);
  for (const file of files) {
    const isContract = file === `packages/contract/src/${module}/${name}.ts`;
    const isRoute = new RegExp(`^apps/platform/src/modules/${module}/routes/${name}(\\.test)?\\.ts$`).test(file);
    if (isContract || isRoute) found.add(file);
  }
}
for (const { id, path } of Object.values(studioOperations)) {
  if (id !== wanted && path !== wanted) continue;
  const name = id.split('.')[1] ?? '';
  console.log(id);
  found.add(`packages/contract/src/studio/${name}.ts`).add(`apps/studio/src/routes/${name}.ts`);
}
if ((permissions as readonly string[]).includes(wanted)) {
  // Its declaration, and the roles that have it; some are checked in code only.
  found.add('packages/contract/src/operators/permissions.ts');
  found.add('apps/platform/src/modules/operators/policy.ts');
  for (const file of files) {
    const isCode = /^apps\/(platform|console)\/src\/.+\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);
    if (isCode && readFileSync(join(root, file), 'utf8').includes(`'${wanted}'`)) found.add(file);
  }
}
const [address, dialect] = /^\/vendor\/(\w+)/.exec(wanted) ?? [];
if (address !== undefined) {
  // Gateways and result feeds report below the same path without being dialects.
  for (const file of files) {
    const isMounted = /^apps\/platform\/src\/modules\/\w+\/mount\w+\.ts$/.test(file) && !file.endsWith('.test.ts');
    if (isMounted && readFileSync(join(root, file), 'utf8').includes(`address: '${address}'`)) found.add(file);
  }
}
const [area = '', name = ''] = wanted.split('.');
for (const file of files) {
  const isScreen = new RegExp(`^apps/(portal|console)/src/screens/${area}/${name}Screen\\.tsx$`).test(file);
  if (isScreen && name !== '') found.add(file);
  if (new RegExp(`^apps/platform/src/modules/${area}/jobs/${name}(\\.test)?\\.ts$`).test(file)) found.add(file);
  if (dialect !== undefined && new RegExp(`/dialects/${dialect}/\\w+(\\.test)?\\.ts$`).test(file)) found.add(file);
  if (file.startsWith('games/') && file.split('/')[1] === wanted) found.add(`games/${wanted}/`);
}
if (/^[a-z]+_[a-z_]+$/.test(wanted)) {
  const table = new RegExp(`create (?:unlogged )?table (?:if not exists )?${wanted}\\b`);
  for (const file of files)
    if (file.endsWith('.sql') && table.test(readFileSync(join(root, file), 'utf8'))) found.add(file);
  const store = `apps/platform/src/modules/${wanted.split('_')[0]}/store`;
  for (const file of files) if (file === `${store}.ts` || file.startsWith(`${store}/`)) found.add(file);
}
if (wanted.startsWith('/') && found.size === 0) {
  for (const file of files) {
    if (
      /^apps\/(portal|console)\/src\/routes\.tsx$/.test(file) &&
      readFileSync(join(root, file), 'utf8').includes(`'${wanted}'`)
    )
      found.add(file);
  }
}
for (const file of found) console.log(`  ${file}`);
if (found.size === 0) console.error(`Nothing is named "${wanted}".`);
process.exit(found.size === 0 ? 1 : 0);
