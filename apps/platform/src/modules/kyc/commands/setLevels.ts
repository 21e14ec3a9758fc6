import { formatAmount } from '@baize/maths';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { KycDeps } from '../KycDeps.ts';
import { isRising } from '../rules.ts';
import { readLevels, saveLevels } from '../store/levels.ts';
import type { Allowance } from '../SubmissionRow.ts';

/** Sets the levels' limits if their version is the one that was read. Returns the new version. */
export async function setLevels(
  { pool }: Pick<KycDeps, 'pool'>,
  act: { operator: OperatorSession; ip: string; currency: string; version: number; levels: readonly Allowance[] },
): Promise<number> {
  const { operator, ip, currency, version, levels } = act;
  const { brandId, operatorId, username } = operator;
  if (!isRising(levels)) throw new Refusal('amount_invalid');
  return transact(pool, async (client) => {
    const before = await readLevels(client, { brandId, currency });
    const saved = await saveLevels(client, { brandId, currency, version, levels });
    if (saved === undefined) throw new Refusal('version_conflict');
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip },
      ...{ action: 'kyc.updateLevels', objectType: 'kycLevels', objectId: currency },
      before: before === undefined ? {} : factsOf(before.levels),
      after: factsOf(levels),
    });
    return saved;
  });
}

const textOf = (amount: bigint | null): string | null => (amount === null ? null : formatAmount(amount));

function factsOf(levels: readonly Allowance[]): Record<string, string | null> {
  return Object.fromEntries(
    levels.flatMap(({ single, daily }, at) => [
      [`single${at}`, textOf(single)],
      [`daily${at}`, textOf(daily)],
    ]),
  );
}
