import { formatAmount } from '@baize/maths';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { BillRow } from '../BillRow.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { readBill, settleBill } from '../store/bills.ts';
import { payBills } from './payBills.ts';
import { tellBills } from './tellBills.ts';

type Decision = Readonly<{
  id: string;
  act: 'approveBill' | 'rejectBill';
  reason: string;
  operator: OperatorSession;
  ip: string;
}>;

/** Approves or rejects a dividend, once, with its audit row; an approved one is paid at once if possible. */
export async function decideBill(
  deps: Pick<ContractsDeps, 'pool' | 'operators' | 'wallet' | 'identity' | 'messages'>,
  { id, act, reason, operator, ip }: Decision,
): Promise<BillRow> {
  const { brandId, operatorId, username } = operator;
  const known = await readBill(deps.pool, { brandId, id });
  if (!known) throw new Refusal('contract_bill_unknown');
  for (const memberId of [known.memberId, known.payerId]) {
    if (await deps.operators.isOwnAccount(operatorId, memberId)) throw new Refusal('not_allowed');
  }
  await transact(deps.pool, async (client) => {
    const status = act === 'approveBill' ? 'due' : 'rejected';
    const settled = await settleBill(client, { brandId, id, status, by: username, reason });
    if (!settled) throw new Refusal('contract_bill_decided');
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip, reason },
      ...{ action: `contracts.${act}`, objectType: 'contractBill', objectId: id },
      before: { status: known.status },
      after: { status: settled.status, amount: formatAmount(settled.amount), currency: settled.currency },
    });
  });
  if (act === 'approveBill') {
    await payBills(deps);
    await tellBills(deps);
  }
  return (await readBill(deps.pool, { brandId, id })) ?? known;
}
