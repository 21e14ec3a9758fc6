/* The house games by name: one line each, and nothing else outside a game's own folder. */
export { game as dragonEight } from './dragon-eight/game.ts';
export { game as lanternWays } from './lantern-ways/game.ts';
export { game as treasureBowl } from './treasure-bowl/game.ts';
