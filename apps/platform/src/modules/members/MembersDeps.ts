import type { Pool } from '../../kit/db.ts';
import type { Identity } from '../identity/index.ts';

export type MembersDeps = Readonly<{ pool: Pool; identity: Pick<Identity, 'accountsOf' | 'listAccounts'> }>;
