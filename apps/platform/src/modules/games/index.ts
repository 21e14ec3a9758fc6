/** The door of the games: the catalogue, and the house studio's entry in it. */
export { createCatalogue, type Catalogue } from './createCatalogue.ts';
export { gamesModule } from './module.ts';
export { seedStudio, type StudioSeed } from './seedStudio.ts';
export { syncGames } from './syncGames.ts';
