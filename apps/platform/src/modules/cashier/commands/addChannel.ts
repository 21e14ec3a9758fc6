import type { createChannel, InputOf } from '@baize/contract';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import type { CashierDeps } from '../CashierDeps.ts';
import type { MethodRow } from '../MethodRow.ts';
import { noteChannel } from '../noteChannel.ts';
import { insertMethod } from '../store/methods.ts';
import { tidyChannel } from '../tidyChannel.ts';

type Who = { operator: OperatorSession; ip: string };

/** Adds a deposit channel, with its audit row. */
export async function addChannel(
  deps: CashierDeps,
  { kind, network, gatewayId, draft, currency, ...who }: InputOf<typeof createChannel> & Who & { currency: string },
): Promise<MethodRow> {
  const { brandId } = who.operator;
  if ((kind === 'crypto') !== (network !== '')) throw new Refusal('field_required', 'network');
  if ((kind === 'gateway') !== (gatewayId !== null)) throw new Refusal('field_required', 'gatewayId');
  const number = gatewayId === null ? null : Number(gatewayId);
  if (number !== null) {
    const isKnown = number <= 2_147_483_647 && (await deps.gateways.findGateway(deps.pool, brandId, number));
    if (!isKnown) throw new Refusal('gateway_unknown');
  }
  const tidy = tidyChannel(draft, { kind, network, currency });
  return transact(deps.pool, async (client) => {
    const row = await insertMethod(client, brandId, { ...tidy, kind, network, gatewayId: number, currency });
    await noteChannel(client, who, row, undefined);
    return row;
  });
}
