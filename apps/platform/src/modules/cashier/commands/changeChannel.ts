import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import type { CashierDeps } from '../CashierDeps.ts';
import type { MethodRow } from '../MethodRow.ts';
import { noteChannel } from '../noteChannel.ts';
import { readAllMethods, updateMethod } from '../store/methods.ts';
import { tidyChannel, type ChannelDraft } from '../tidyChannel.ts';

type Who = { operator: OperatorSession; ip: string };

/** Updates a deposit channel if its version is still the one that was read, with its audit row. */
export async function changeChannel(
  deps: CashierDeps,
  { channelId, version, draft, ...who }: { channelId: string; version: number; draft: ChannelDraft } & Who,
): Promise<MethodRow> {
  const { brandId } = who.operator;
  return transact(deps.pool, async (client) => {
    const before = (await readAllMethods(client, brandId)).find(({ id }) => String(id) === channelId);
    if (!before) throw new Refusal('deposit_method_unknown');
    const row = await updateMethod(client, brandId, { ...tidyChannel(draft, before), id: channelId, version });
    if (!row) throw new Refusal('version_conflict');
    await noteChannel(client, who, row, before);
    return row;
  });
}
