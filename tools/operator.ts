import { join } from 'node:path';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { openOwner } from '@baize/server/openOwner';
import { createSecretBox } from '../apps/platform/src/kit/createSecretBox.ts';
import type { Pool } from '../apps/platform/src/kit/db.ts';
import { migrate } from '../apps/platform/src/kit/migrate.ts';
import { createHasher, findAccountByName } from '../apps/platform/src/modules/identity/index.ts';
import {
  closeOperator,
  createOperator,
  listAccounts,
  resetOperator,
  type Enrolment,
} from '../apps/platform/src/modules/operators/index.ts';
import { createBrands } from '../apps/platform/src/modules/site/index.ts';
import { readSettings } from '../apps/platform/src/settings.ts';
import { openDatabase } from './openDatabase.ts';

const usage = `npm run operator -- create --brand <code> --name <name> --role <operator|approver|auditor|platform> [--member <account>]
npm run operator -- reset  --brand <code> --name <name>
npm run operator -- close  --brand <code> --name <name>
npm run operator -- list   --brand <code>`;

/**
 * Creates and disables operator accounts; requires read access to the installation's keys. The credentials of a new one
 * are printed once. Exit status 1: refused, with the reason, and nothing was changed.
 */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      brand: { type: 'string' },
      name: { type: 'string', default: '' },
      role: { type: 'string', default: '' },
      member: { type: 'string' },
    },
  });
  const [act = ''] = positionals;
  if (!['create', 'reset', 'close', 'list'].includes(act) || values.brand === undefined) throw new Error(usage);
  const settings = readSettings(process.env);
  const database = await openDatabase(settings);
  const owner = openOwner(database.url, { max: 1 });
  try {
    await migrate(database.url);
    const brand = await createBrands(owner, Date.now).byCode(values.brand);
    if (!brand) throw new Error(`There is no brand "${values.brand}".`);
    const deps = {
      secrets: createSecretBox(join(settings.dataDir, 'keys', 'operators.key')),
      hasher: createHasher(),
    };
    const account = { brandId: brand.id, username: values.name, by: `command line: ${userInfo().username}` };
    if (act === 'create') {
      const ownMemberId = await memberOf(owner, brand.id, values.member);
      print(brand.code, await createOperator(owner, deps, { ...account, role: values.role, ownMemberId }));
    }
    if (act === 'reset') print(brand.code, await resetOperator(owner, deps, account));
    if (act === 'close') {
      await closeOperator(owner, account);
      console.log(`The account of ${values.name} is disabled.`);
    }
    if (act === 'list') {
      for (const { username, role, isActive } of await listAccounts(owner, brand.id)) {
        console.log([username, role, isActive ? 'open' : 'closed'].join('\t'));
      }
    }
  } finally {
    await owner.end();
    await database.close();
  }
}

async function memberOf(owner: Pool, brandId: number, account: string | undefined): Promise<bigint | undefined> {
  if (account === undefined) return undefined;
  const member = await findAccountByName(owner, { brandId, account });
  if (!member) throw new Error(`There is no member "${account}" in this brand.`);
  return member.memberId;
}

function print(brandCode: string, { username, role, password, totpSecret }: Enrolment): void {
  const label = encodeURIComponent(`Baize ${brandCode}:${username}`);
  console.log(`name      ${username}`);
  console.log(`role      ${role}`);
  console.log(`password  ${password}`);
  console.log(`secret    ${totpSecret}`);
  console.log(`for an authenticator app: otpauth://totp/${label}?secret=${totpSecret}&issuer=Baize`);
  console.log('Pass this on over a secure channel; it is not shown again.');
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
