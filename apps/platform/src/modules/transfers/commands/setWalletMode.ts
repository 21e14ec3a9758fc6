import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import { readIsSingle, writeIsSingle } from '../store.ts';
import type { TransfersDeps } from '../TransfersDeps.ts';

type Change = { operator: OperatorSession; ip: string; isSingle: boolean; reason: string };

/** Opens or closes a brand's vendor wallets; they can be closed only while they are empty. */
export async function setWalletMode(
  { pool }: Pick<TransfersDeps, 'pool'>,
  { operator, ip, isSingle, reason }: Change,
): Promise<void> {
  const { brandId } = operator;
  await transact(pool, async (client) => {
    const before = await readIsSingle(client, brandId);
    if (!(await writeIsSingle(client, brandId, isSingle))) throw new Refusal('wallets_not_empty');
    await record(client, {
      ...{ brandId, actorId: operator.operatorId, actor: operator.username, ip, reason },
      ...{ action: 'transfers.updateWalletMode', objectType: 'brand', objectId: String(brandId) },
      ...{ before: { isSingle: before }, after: { isSingle } },
    });
  });
}
