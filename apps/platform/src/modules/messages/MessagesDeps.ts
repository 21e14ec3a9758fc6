import type { Pool } from '#kit/db.ts';
import type { Logger } from '@baize/server/logger';
import type { Identity } from '#modules/identity/index.ts';
import type { Live } from '#modules/live/index.ts';

export type MessagesDeps = Readonly<{
  pool: Pool;
  identity: Pick<Identity, 'accountsOf' | 'activity'>;
  live: Pick<Live, 'toMember' | 'serverCount'>;
  log: Logger;
  /** Members with a tag: the next ones by id, and their number. */
  tagged: Readonly<{
    after(query: { brandId: number; tag: string; after: bigint; limit: number }): Promise<bigint[]>;
    count(query: { brandId: number; tag: string }): Promise<number>;
  }>;
}>;
