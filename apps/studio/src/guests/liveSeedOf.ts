import { findLiveSeed, type SeedRow } from '../store.ts';
import type { Studio } from '../Studio.ts';
import type { PlaySession } from './PlaySession.ts';

/** Before anything is written of a guest, the seed that will be is known all the same, and its hash is told. */
export const liveSeedOf = async ({ pool }: Studio, session: PlaySession): Promise<SeedRow> =>
  session.unwritten?.seed ?? findLiveSeed(pool, session.playerId);
