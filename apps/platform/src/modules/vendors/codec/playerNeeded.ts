import type { LaunchRequest } from '../dialects/Supplier.ts';
import { SupplierError } from '../SupplierError.ts';

/** Whoever is sent in, at a vendor that has nothing for guests. */
export function playerNeeded({ player }: LaunchRequest): NonNullable<LaunchRequest['player']> {
  if (!player) throw new SupplierError('there is no fun play at this vendor');
  return player;
}
