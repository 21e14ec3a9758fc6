import type { HouseGame } from '@baize/engine/HouseGame';
import * as registry from './registry.ts';

/** Every game of the house by its code. */
export const houseGames: { readonly [code: string]: HouseGame } = Object.fromEntries(
  Object.values<HouseGame>(registry).map((game) => [game.code, game]),
);
