import type { getProfit } from '@baize/contract/members/getProfit';
import type { OutputOf } from '@baize/contract';
import type { Pool } from '#kit/db.ts';
import type { Brand } from '#kit/implement.ts';
import type { Limiter } from '#kit/limit.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { PlayFacts } from './rules.ts';

export type LimitsDeps = Readonly<{
  pool: Pool;
  identity: Pick<Identity, 'accountsOf' | 'signOut' | 'sessionBeganAt'>;
  /** What a member has played since a moment; handed in by the vendors, which this module does not know. */
  readPlay(query: { brandId: number; memberId: bigint; from: Date }): Promise<PlayFacts>;
  /** What a member won and lost as the record of profit shows it; handed in by the members. */
  readProfit(brand: Brand, query: { memberId: bigint; from: Date; to: Date }): Promise<OutputOf<typeof getProfit>>;
  limiter: Limiter;
}>;
