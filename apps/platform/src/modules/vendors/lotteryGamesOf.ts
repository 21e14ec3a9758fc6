import type { RoundCatalogue } from './VendorsDeps.ts';

/** The games whose day begins later, as `<vendor id>:<game code>`. */
export async function lotteryGamesOf(catalogue: Pick<RoundCatalogue, 'keysOf'>): Promise<string[]> {
  return (await Promise.all([catalogue.keysOf({ classify: 'LOTT' }), catalogue.keysOf({ classify: 'ELOTT' })])).flat();
}
