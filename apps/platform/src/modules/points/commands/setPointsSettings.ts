import type { InputOf, updatePointsSettings } from '@baize/contract';
import { formatAmount } from '@baize/maths';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { PointsDeps } from '../PointsDeps.ts';
import type { PointsSettingsRow } from '../PointsSettingsRow.ts';
import { isWhole } from '../rules.ts';
import { readPointsSettings, writePointsSettings } from '../store/settings.ts';

type Change = InputOf<typeof updatePointsSettings> & { operator: OperatorSession; ip: string };

/** Maximum value of the ratio. */
const MOST = 100_000_000_000n;

/** Sets a brand's points settings if their version is the one that was read. */
export async function setPointsSettings(
  { pool }: Pick<PointsDeps, 'pool'>,
  { operator, ip, ...change }: Change,
): Promise<PointsSettingsRow> {
  const { brandId, operatorId, username } = operator;
  if (!isWhole(change.ratioAmount) || change.ratioAmount > MOST) throw new Refusal('amount_invalid');
  return transact(pool, async (client) => {
    const before = await readPointsSettings(client, brandId);
    const row = await writePointsSettings(client, { brandId, ...change });
    if (!row) throw new Refusal('version_conflict');
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip },
      ...{ action: 'points.updatePointsSettings', objectType: 'brand', objectId: String(brandId) },
      before: before ? factsOf(before) : {},
      after: factsOf(row),
    });
    return row;
  });
}

function factsOf({ rates, ratioPoints, ratioAmount, rules }: PointsSettingsRow) {
  return { ...rates, ratioPoints, ratioAmount: formatAmount(ratioAmount), rules: JSON.stringify(rules) };
}
