import type { Queryable } from '#kit/db.ts';
import { upsertGateway } from './store/gateways.ts';

export type GatewaySeed = Readonly<{
  brandId: number;
  code: string;
  name: string;
  baseUrl: string;
  /** Origin of the payment pages; by default the gateway's own. */
  payOrigin?: string;
  merchant: string;
  /** The shared signing key, at least 32 characters. */
  secretFile: string;
  hasPayouts: boolean;
}>;

/** Creates or updates a gateway, as the owner of the database. Returns its id. */
export function seedGateway(owner: Queryable, { payOrigin, ...seed }: GatewaySeed): Promise<number> {
  return upsertGateway(owner, { ...seed, adapter: 'baizepay', payOrigin: payOrigin ?? new URL(seed.baseUrl).origin });
}
