import type { DialectName } from '../rules.ts';
import { evolutionGames } from './evolutionGames.ts';
import type { GameSource } from './GameSource.ts';
import { jiliGames } from './jiliGames.ts';
import { pgsoftGames } from './pgsoftGames.ts';
import { pragmaticGames } from './pragmaticGames.ts';
import { sboGames } from './sboGames.ts';
import { softswissGames } from './softswissGames.ts';

/** The vendors' own calls for lists and launches, of every dialect that Hub88's supplier protocol is not spoken in. */
export function gameSources({
  clock,
  deadlineMs = 5_000,
}: {
  clock: () => number;
  deadlineMs?: number;
}): Readonly<Record<Exclude<DialectName, 'hub88' | 'tcg'>, GameSource>> {
  return {
    pragmatic: pragmaticGames(deadlineMs),
    pgsoft: pgsoftGames(deadlineMs),
    evolution: evolutionGames(deadlineMs),
    jili: jiliGames(deadlineMs, clock),
    softswiss: softswissGames(deadlineMs),
    sbo: sboGames(deadlineMs),
  };
}
