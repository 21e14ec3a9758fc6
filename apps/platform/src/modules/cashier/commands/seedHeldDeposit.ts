import { randomBytes, randomUUID } from 'node:crypto';
import { transact } from '@baize/server/transact';
import type { CashierDeps } from '../CashierDeps.ts';
import { remarkOf } from '../rules.ts';
import { countDeposits, decideByGateway, insertDeposit } from '../store.ts';
import { readAllMethods } from '../store/methods.ts';

/** Seeds a gateway deposit above the member's own limit, held for an operator; once per member. */
export async function seedHeldDeposit(
  pool: CashierDeps['pool'],
  { amount, ...member }: { brandId: number; memberId: bigint; account: string; amount: bigint },
): Promise<void> {
  const method = (await readAllMethods(pool, member.brandId)).find(({ kind }) => kind === 'gateway');
  if (!method || (await countDeposits(pool, member)) > 0) return;
  await transact(pool, async (client) => {
    const remark = remarkOf(randomBytes(64)) ?? 'DEMO';
    const asked = await insertDeposit(client, { ...member, requestId: randomUUID(), amount, remark, method });
    if (!asked) return;
    const held = { status: 'held' as const, heldFor: 'deposit_limit' };
    await decideByGateway(client, { brandId: member.brandId, id: asked.id, by: method.name, ...held });
  });
}
