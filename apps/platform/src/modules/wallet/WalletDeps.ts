import type { Pool } from '../../kit/db.ts';

export type WalletDeps = { pool: Pool };
