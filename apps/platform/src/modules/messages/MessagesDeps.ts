import type { Pool } from '#kit/db.ts';
import type { Logger } from '@baize/server/logger';
import type { Identity } from '#modules/identity/index.ts';
import type { Live } from '#modules/live/index.ts';
import type { Audiences } from '#modules/members/index.ts';

export type MessagesDeps = Readonly<{
  pool: Pool;
  identity: Pick<Identity, 'accountsOf' | 'activity'>;
  live: Pick<Live, 'toMember' | 'serverCount'>;
  log: Logger;
  /** Members with a tag or of a segment: the next ones by id, and their number. */
  audiences: Pick<Audiences, 'next' | 'count'>;
}>;
