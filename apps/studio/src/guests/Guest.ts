import type { SeedRow, SessionRow } from '../store.ts';

/** A fun player without any database rows: the token contains everything. */
export type Guest = Readonly<{
  tokenHash: Buffer;
  /** Also the id of the player and the first seed. */
  session: SessionRow & { playMoney: bigint };
  platform: string;
  seed: SeedRow;
  expiresAt: Date;
}>;
