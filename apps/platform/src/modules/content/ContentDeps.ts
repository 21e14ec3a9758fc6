import type { Pool } from '#kit/db.ts';
import type { Brand } from '#kit/implement.ts';

/** The dependencies of the content routes. */
export type ContentDeps = {
  pool: Pool;
  brandOf(host: string): Promise<Brand | undefined>;
};
