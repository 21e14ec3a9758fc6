import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { ReplayKeys } from './createReplayKeys.ts';
import type { GuestTokens } from './guests/createGuestTokens.ts';
import type { StudioSettings } from './settings.ts';

/** The dependencies of the studio's routes and commands. */
export interface Studio {
  settings: StudioSettings;
  pool: pg.Pool;
  replayKeys: ReplayKeys;
  guestTokens: GuestTokens;
  clock: () => Date;
  walletDeadlineMs: number;
  log: FastifyBaseLogger;
}
