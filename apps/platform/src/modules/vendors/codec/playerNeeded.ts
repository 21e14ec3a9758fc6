import type { LaunchRequest } from '../dialects/Supplier.ts';
import { SupplierError } from '../SupplierError.ts';

/** The player of a launch, at a vendor without fun play. */
export function playerNeeded({ player }: LaunchRequest): NonNullable<LaunchRequest['player']> {
  if (!player) throw new SupplierError('there is no fun play at this vendor');
  return player;
}
