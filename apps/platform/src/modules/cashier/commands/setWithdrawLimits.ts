import { formatAmount } from '@baize/maths';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { isPayable } from '../rules.ts';
import { readWithdrawLimits, saveWithdrawLimits } from '../store/withdrawRules.ts';
import type { WithdrawRulesRow } from '../WithdrawRulesRow.ts';

type Change = {
  version: number;
  limits: WithdrawRulesRow;
  currency: string;
  operator: OperatorSession;
  ip: string;
};

/** Sets the withdrawal limits if their version is still the one that was read, with an audit row. */
export async function setWithdrawLimits(
  { pool }: Pick<CashierDeps, 'pool'>,
  { version, limits, currency, operator, ip }: Change,
): Promise<{ limits: WithdrawRulesRow; version: number }> {
  const { brandId, operatorId, username } = operator;
  const { minimum, maximum, dailySum, secondFrom, depositSecondFrom } = limits;
  const hasFirsts = secondFrom > 0n && depositSecondFrom > 0n;
  const isSound = minimum > 0n && maximum >= minimum && dailySum >= minimum && hasFirsts;
  if (
    !isSound ||
    ![minimum, maximum, dailySum, secondFrom, depositSecondFrom].every((amount) => isPayable(amount, currency))
  ) {
    throw new Refusal('amount_invalid');
  }
  return transact(pool, async (client) => {
    const before = await readWithdrawLimits(client, brandId, currency);
    const saved = await saveWithdrawLimits(client, { brandId, currency, version, limits });
    if (saved === undefined) throw new Refusal('version_conflict');
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip },
      ...{ action: 'cashier.updateWithdrawLimits', objectType: 'withdrawLimits', objectId: currency },
      before: before === undefined ? {} : factsOf(before.limits),
      after: factsOf(limits),
    });
    return { limits, version: saved };
  });
}

const factsOf = ({ minimum, maximum, dailySum, secondFrom, depositSecondFrom, ...counts }: WithdrawRulesRow) => ({
  ...counts,
  ...{ minimum: formatAmount(minimum), maximum: formatAmount(maximum) },
  ...{ dailySum: formatAmount(dailySum), secondFrom: formatAmount(secondFrom) },
  depositSecondFrom: formatAmount(depositSecondFrom),
});
