import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addBehind } from './addBehind.ts';
import { NewError } from './NewError.ts';
import { writeFiles } from './writeFiles.ts';

const contractOf = (module: string, name: string, permission: string | undefined, isRead: boolean): string => `\
import * as z from 'zod/mini';
import { operation } from '../operation.ts';

/** The brand of the host that was called. */
export const ${name} = operation({
  id: '${module}.${name}',
  method: '${isRead ? 'GET' : 'POST'}',
  path: '/${permission === undefined ? 'wps' : 'ops'}/${module}/${name}',
  audience: '${permission === undefined ? 'member' : 'operator'}',
${permission === undefined ? '' : `  permission: '${permission}',\n`}\
  summary: 'Brand of the host',
  input: z.strictObject({}),
  output: z.strictObject({ brand: z.string() }),
  errors: ['not_logged_in'${permission === undefined ? '' : ", 'not_allowed'"}],
});
`;

const routeOf = (name: string): string => `\
import { ${name} as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';

export const ${name} = (): Route => implement(operation, async ({ brand }) => ({ brand: brand.code }));
`;

const testOf = (name: string, isMember: boolean, isRead: boolean): string => {
  const [who, other] = isMember ? ['registerMember', 'openOperator'] : ['openOperator', 'registerMember'];
  const asked = isRead
    ? `site.send('GET', \`\${${name}.path}?nothing=1\`, { headers })`
    : `site.send('POST', ${name}.path, { headers, body: '{"nothing":1}' })`;
  return `\
import { ${name} } from '@baize/contract';
import { openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it('returns the brand of the host', async () => {
    const { token } = await ${who}(site);
    expect((await site.call(${name}, {}, { token })).answer.value).toEqual({ brand: 'baize' });
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const headers = { authorization: \`Bearer \${(await ${who}(site)).token}\` };
    expect((await ${asked}).json()).toMatchObject({ code: 'unknown_field' });
  });
});

describe('forbids', () => {
  it('guests and ${isMember ? 'operators' : 'members'}', async () => {
    expect((await site.call(${name}, {})).status).toBe(401);
    expect((await site.call(${name}, {}, { token: (await ${other}(site)).token })).status).toBe(401);
  });
});
`;
};

/**
 * Scaffolds an operation in an existing module: contract, route and test, each registered beside its siblings. It
 * returns the brand, so that its test passes from the start; the real content is then written in its place. Returns the
 * written paths.
 */
export function layOutOperation(
  root: string,
  { id, permission }: { id: string; permission?: string | undefined },
): string[] {
  const [, module = '', name = ''] = /^([a-z]+)\.([a-z][A-Za-z0-9]+)$/.exec(id) ?? [];
  if (name === '') throw new NewError(`An operation is named <module>.<name>, not "${id}".`);
  const folder = `apps/platform/src/modules/${module}`;
  const contract = `packages/contract/src/${module}`;
  for (const path of [`${folder}/module.ts`, `${contract}/operations.ts`]) {
    if (!existsSync(join(root, path))) throw new NewError(`There is no ${path}; create the module by hand first.`);
  }
  const siblings = readdirSync(join(root, contract)).map((file) => file.replace(/\.ts$/, ''));
  if (siblings.includes(name)) throw new NewError(`${id} exists already.`);
  if (permission !== undefined && !/^[a-z]+\.[a-zA-Z]+$/.test(permission)) {
    throw new NewError(`A permission is named <module>.<name>, not "${permission}".`);
  }
  const isRead = /^(get|list|check)[A-Z]/.test(name);
  const list = `${contract}/operations.ts`;
  const parts = `${folder}/module.ts`;
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');

  return writeFiles(root, {
    [`${contract}/${name}.ts`]: contractOf(module, name, permission, isRead),
    [`${folder}/routes/${name}.ts`]: routeOf(name),
    [`${folder}/routes/${name}.test.ts`]: testOf(name, permission === undefined, isRead),
    [list]: addBehind(read(list), /^export /, `export { ${name} } from './${name}.ts';`, list),
    [parts]: addBehind(
      addBehind(read(parts), /^import .* from '\.\/routes\//, `import { ${name} } from './routes/${name}.ts';`, parts),
      // Jobs stand in a list of the same form further down.
      /^ {6}\w+(?<!Job)\((\w+|)\),$/,
      `      ${name}(),`,
      parts,
    ),
  });
}
