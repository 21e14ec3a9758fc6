import type { Client, Pool } from '#kit/db.ts';
import type { Logger } from '@baize/server/logger';
import type { AccountStep, Identity } from '#modules/identity/index.ts';
import type { Live } from '#modules/live/index.ts';

type Chosen = Readonly<{ brandId: number }> & (Readonly<{ tag: string }> | Readonly<{ segmentId: bigint }>);

export type MessagesDeps = Readonly<{
  pool: Pool;
  identity: Pick<Identity, 'accountsOf' | 'activity'>;
  live: Pick<Live, 'toMember' | 'serverCount'>;
  log: Logger;
  /** Members with a tag or of a segment. */
  audiences: Readonly<{
    /** The next ones by id; of a segment among the next `limit` accounts. */
    next(query: Chosen & { after: bigint; limit: number }): Promise<AccountStep>;
    /** Their number; not whole where counting stopped before the brand's last account. */
    count(query: Chosen): Promise<{ members: number; isWhole: boolean }>;
    /** Until the end of the transaction the segment is not removed; false if it is not there. */
    shareSegment(client: Client, segment: { brandId: number; id: string }): Promise<boolean>;
    /** The names of segments, also of removed ones. */
    nameSegments(query: { brandId: number; ids: readonly bigint[] }): Promise<ReadonlyMap<bigint, string>>;
  }>;
}>;
