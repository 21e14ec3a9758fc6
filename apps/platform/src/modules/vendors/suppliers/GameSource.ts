import type { KnownVendor } from '../createDirectory.ts';
import type { LaunchRequest } from '../createSupplier.ts';
import type { ListedGame } from './listedGame.ts';

/** What we ask of a vendor for the lobby: its games, and the way into one of them. Everything throws SupplierError. */
export type GameSource = Readonly<{
  listGames(known: KnownVendor): Promise<ListedGame[]>;
  gameUrl(known: KnownVendor, request: LaunchRequest): Promise<string>;
}>;
