import type { SeedRow, SessionRow } from '../store.ts';

/** Somebody who plays for fun and of whom nothing is written yet: all that is known stands in the token. */
export type Guest = Readonly<{
  tokenHash: Buffer;
  /** Names session, player and first seed alike. */
  session: SessionRow & { playMoney: bigint };
  platform: string;
  seed: SeedRow;
  expiresAt: Date;
}>;
