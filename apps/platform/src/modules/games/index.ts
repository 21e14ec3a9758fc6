/** Public API of the games module: the catalogue, and the house studio's entry in it. */
export { createGames, type Games } from './createGames.ts';
export type { Catalogue } from './createCatalogue.ts';
export { seedJackpots } from './seedJackpots.ts';
export { seedStudio, type StudioSeed } from './seedStudio.ts';
export { seedPurse } from './seedPurse.ts';
export { seedSimulated } from './seedSimulated.ts';
export { simulatedVendors } from './simulatedVendors.ts';
export { syncGames } from './syncGames.ts';
export { maskedName } from './rules.ts';
