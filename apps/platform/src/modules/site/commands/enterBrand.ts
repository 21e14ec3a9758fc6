import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import { LOGO } from '../houseLogo.ts';
import { defaultSettings } from '../defaultSettings.ts';
import { readBrandFile, type BrandFile } from '../readBrandFile.ts';
import { settingFault } from '../rules.ts';
import type { SiteDeps } from '../SiteDeps.ts';
import { hostsOfOthers, lockBrand } from '../store.ts';
import { seedBrand } from './seedBrand.ts';

type Entering = {
  brandsDir: string;
  /** The folder's name. */
  code: string;
  /** Hosts instead of those of the file, for test installations. */
  hosts: readonly string[];
  /** Who ran the command, for the audit trail. */
  by: string;
};

/**
 * Creates or updates a brand from its folder, with an audit row. Refused with a sentence and without a change: a folder
 * without a logo, a changed currency or time zone, a host of another brand.
 */
export async function enterBrand(
  owner: SiteDeps['pool'],
  { brandsDir, code, hosts, by }: Entering,
): Promise<{ brandId: number; isNew: boolean; hosts: readonly string[] }> {
  const file = readFolder(brandsDir, code);
  const [first, ...others] = hosts;
  const seed = {
    ...file,
    code,
    hosts: first === undefined ? file.hosts : ([first, ...others] as [string, ...string[]]),
  };
  return transact(owner, async (client) => {
    const before = await lockBrand(client, code);
    for (const fact of ['currency', 'timeZone'] as const) {
      if (before === undefined || before[fact] === seed[fact]) continue;
      throw new Error(`The books of ${code} are kept in ${before[fact]}; its ${fact} cannot become ${seed[fact]}.`);
    }
    const [taken] = await hostsOfOthers(client, code, seed.hosts);
    if (taken !== undefined) throw new Error(`The host ${taken.host} belongs to the brand ${taken.code}.`);
    const brandId = await seedBrand(client, seed);
    const after = await lockBrand(client, code);
    await record(client, {
      ...{ brandId, actorId: 0n, actor: by, ip: '', action: 'site.enterBrand' },
      ...{ objectType: 'brand', objectId: code, before: before ?? {}, after: after ?? {} },
    });
    return { brandId, isNew: before === undefined, hosts: seed.hosts };
  });
}

function readFolder(brandsDir: string, code: string): BrandFile {
  if (!/^[a-z][a-z0-9]{1,15}$/.test(code)) {
    throw new Error(`"${code}" cannot name a brand: it takes 2 to 16 small letters and digits, a letter first.`);
  }
  const file = readBrandFile(brandsDir, code);
  if (file === undefined) throw new Error(`There is no ${join(brandsDir, code, 'brand.json')}.`);
  if (!existsSync(join(brandsDir, code, LOGO))) throw new Error(`The brand ${code} has no logo at ${LOGO}.`);
  const preset = defaultSettings(file);
  const { modules = {}, ...settings } = file.settings;
  const fault = settingFault({ ...preset, ...settings, modules: { ...preset.modules, ...modules } });
  if (fault !== undefined) throw new Error(`The settings of the brand ${code} cannot work: ${fault.field}.`);
  return file;
}
