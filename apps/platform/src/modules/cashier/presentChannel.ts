import type { channel } from '@baize/contract';
import type * as z from 'zod/mini';
import type { GatewayRow } from '#modules/gateways/index.ts';
import type { MethodRow } from './MethodRow.ts';

/** A deposit channel as operators configure it. */
export function presentChannel(
  { id, gatewayId, ...row }: MethodRow,
  gateways: readonly Pick<GatewayRow, 'id' | 'name'>[],
): z.output<typeof channel> {
  const gatewayName = gateways.find((known) => known.id === gatewayId)?.name ?? '';
  return { ...row, id: String(id), gatewayId: gatewayId === null ? null : String(gatewayId), gatewayName };
}
