import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openOwner } from '@baize/server/openOwner';
import { migrate } from '../apps/platform/src/kit/migrate.ts';
import { enterBrand, readBrandFile } from '../apps/platform/src/modules/site/index.ts';
import { orderVendors } from '../apps/platform/src/modules/vendors/index.ts';
import { readSettings } from '../apps/platform/src/settings.ts';
import { openDatabase } from './openDatabase.ts';
import { root } from './sourceFiles.ts';

/**
 * `npm run brand -- <code> [--host a --host b]`: creates or updates the brand of `brands/<code>`. Running processes see
 * it within a second. Exit status 1: refused, with the reason, and nothing was changed.
 */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { host: { type: 'string', multiple: true, default: [] } },
  });
  const [code] = positionals;
  if (code === undefined || positionals.length > 1) {
    throw new Error('A brand is needed: npm run brand -- <folder below brands> [--host <host>]...');
  }
  const database = await openDatabase(readSettings(process.env));
  const owner = openOwner(database.url, { max: 1 });
  try {
    await migrate(database.url);
    const brandsDir = join(root, 'brands');
    const { brandId, isNew, hosts } = await enterBrand(owner, {
      ...{ brandsDir, code, hosts: values.host, by: 'command line' },
    });
    await orderVendors(owner, { brandId, codes: readBrandFile(brandsDir, code)?.vendors ?? [] });
    console.log(`The brand ${code} is ${isNew ? 'created' : 'up to date'}: number ${brandId}, at ${hosts.join(', ')}`);
  } finally {
    await owner.end();
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
