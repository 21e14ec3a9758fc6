import type { InputOf, updateRebateRules } from '@baize/contract';
import { formatAmount } from '@baize/maths';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { BonusesDeps } from '../BonusesDeps.ts';
import { readRebateRules, writeRebateRules } from '../store/rebates.ts';

type Change = InputOf<typeof updateRebateRules> & { operator: OperatorSession; ip: string };

/** Sets a brand's rebate rates if their version is still the one that was read. */
export async function setRebateRules({ pool }: Pick<BonusesDeps, 'pool'>, change: Change): Promise<void> {
  const { operator, ip, rates, minimum, version } = change;
  const { brandId } = operator;
  await transact(pool, async (client) => {
    const before = await readRebateRules(client, brandId);
    if (!(await writeRebateRules(client, { brandId, rates, minimum, version }))) throw new Refusal('version_conflict');
    await record(client, {
      ...{ brandId, actorId: operator.operatorId, actor: operator.username, ip },
      ...{ action: 'bonuses.updateRebateRules', objectType: 'brand', objectId: String(brandId) },
      before: before ? { ...before.rates, minimum: formatAmount(before.minimum) } : {},
      after: { ...rates, minimum: formatAmount(minimum) },
    });
  });
}
