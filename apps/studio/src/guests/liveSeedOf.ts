import { findLiveSeed, type SeedRow } from '../store.ts';
import type { Studio } from '../Studio.ts';
import type { PlaySession } from './PlaySession.ts';

/** A guest's future seed is known before anything is stored, so its hash can be published. */
export const liveSeedOf = async ({ pool }: Studio, session: PlaySession): Promise<SeedRow> =>
  session.unwritten?.seed ?? findLiveSeed(pool, session.playerId);
