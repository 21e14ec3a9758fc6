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
  /** A member's play since a given time; injected by the vendors module, which this module does not import. */
  readPlay(query: { brandId: number; memberId: bigint; from: Date }): Promise<PlayFacts>;
  /** A member's profit and loss as in the records; injected by the members module. */
  readProfit(brand: Brand, query: { memberId: bigint; from: Date; to: Date }): Promise<OutputOf<typeof getProfit>>;
  limiter: Limiter;
}>;
