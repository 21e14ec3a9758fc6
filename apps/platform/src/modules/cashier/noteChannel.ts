import { formatAmount } from '@baize/maths';
import type { Client } from '#kit/db.ts';
import type { OperatorSession } from '#kit/implement.ts';
import { record } from '#modules/audit/index.ts';
import type { MethodRow } from './MethodRow.ts';

type Who = { operator: OperatorSession; ip: string };

/** Records a change of a deposit channel in the audit trail, in the same transaction. */
export function noteChannel(
  client: Client,
  { operator, ip }: Who,
  row: MethodRow,
  before: MethodRow | undefined,
): Promise<void> {
  const { brandId, operatorId, username } = operator;
  return record(client, {
    ...{ brandId, actorId: operatorId, actor: username, ip },
    action: before ? 'cashier.updateChannel' : 'cashier.createChannel',
    ...{ objectType: 'channel', objectId: String(row.id) },
    ...(before ? { before: factsOf(before) } : {}),
    after: factsOf(row),
  });
}

const factsOf = (row: MethodRow) => ({
  ...{
    name: row.name,
    names: JSON.stringify(row.names),
    kind: row.kind,
    isOpen: row.isOpen,
    bank: row.bank,
    accountName: row.accountName,
  },
  ...{ accountNumber: row.accountNumber, qrText: row.qrText, minutesToExpire: row.minutesToExpire },
  ...{ minimum: formatAmount(row.minimum), maximum: formatAmount(row.maximum), fee: formatAmount(row.fee) },
});
