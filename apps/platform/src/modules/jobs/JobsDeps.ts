import type { Pool } from '#kit/db.ts';

export type JobsDeps = Readonly<{ pool: Pool }>;
