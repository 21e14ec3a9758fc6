import type { SiteSettings } from '@baize/contract';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import { factsOf } from '../factsOf.ts';
import { settingFault } from '../rules.ts';
import type { SiteDeps } from '../SiteDeps.ts';
import { readVersion, writeSettings } from '../store.ts';

type Saving = { settings: SiteSettings; version: number; operator: OperatorSession; ip: string };

/** Replaces a brand's settings, with an audit row of both states. */
export async function saveSettings(
  { pool, brands }: Pick<SiteDeps, 'pool' | 'brands'>,
  { settings, version, operator, ip }: Saving,
): Promise<{ version: number }> {
  const fault = settingFault(settings);
  if (fault !== undefined) throw new Refusal(fault.code, `Not valid: ${fault.field}`, { field: fault.field });
  const { brandId, username } = operator;
  const saved = await transact(pool, async (client) => {
    const before = await readVersion(client, brandId);
    const isWritten =
      before.version === version &&
      (await writeSettings(client, { brandId, settings, version: version + 1, by: username }));
    if (!isWritten) throw new Refusal('version_conflict');
    await record(client, {
      brandId,
      actorId: operator.operatorId,
      actor: username,
      ip,
      action: 'site.updateSettings',
      objectType: 'settings',
      objectId: String(brandId),
      before: factsOf(before.settings),
      after: factsOf(settings),
    });
    return { version: version + 1 };
  });
  brands.forget();
  return saved;
}
