import type { Pool } from '#kit/db.ts';
import type { Brand } from '#kit/implement.ts';

/** What the calls about content work with. */
export type ContentDeps = {
  pool: Pool;
  brandOf(host: string): Promise<Brand | undefined>;
};
