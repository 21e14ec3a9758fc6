import type { gateway } from '@baize/contract';
import type * as z from 'zod/mini';
import type { GatewayRow } from './GatewayRow.ts';

/** A gateway as operators see it; the key's path is never returned. */
export function presentGateway({ id, code, name, isOpen, hasPayouts }: GatewayRow): z.output<typeof gateway> {
  return { id: String(id), code, name, isOpen, hasPayouts };
}
