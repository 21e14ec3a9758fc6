import type { Queryable } from '#kit/db.ts';
import { upsertGateway } from './store/gateways.ts';

export type GatewaySeed = Readonly<{
  brandId: number;
  code: string;
  name: string;
  baseUrl: string;
  /** Where members pay; the gateway's own origin unless it has another. */
  payOrigin?: string;
  merchant: string;
  /** The key that both sides sign with, at least 32 characters. */
  secretFile: string;
  hasPayouts: boolean;
}>;

/** Enters a gateway or brings its addresses up to date, as the owner of the database. Returns its number. */
export function seedGateway(owner: Queryable, { payOrigin, ...seed }: GatewaySeed): Promise<number> {
  return upsertGateway(owner, { ...seed, adapter: 'baizepay', payOrigin: payOrigin ?? new URL(seed.baseUrl).origin });
}
