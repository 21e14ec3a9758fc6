import type { Client } from '#kit/db.ts';
import type { Terms } from '../rules.ts';

type Who = Readonly<{ brandId: number; memberId: bigint }>;

/**
 * Locks a member's terms until the end of the transaction, so that what is given stays covered. Locks with FOR NO KEY
 * UPDATE, since registrations below reference the row: two concurrent ones would otherwise wait for each other.
 */
export async function holdTerms(client: Client, { brandId, memberId }: Who): Promise<Terms | undefined> {
  const { rows } = await client.query<Terms>(
    `select rebate_bps as "rebateBps", prize_group as "prizeGroup" from agents_members
      where member_id = $2 and brand_id = $1 for no key update`,
    [brandId, memberId],
  );
  return rows[0];
}

/** Changes a member's terms, with a row in the change log. */
export async function writeTerms(
  client: Client,
  {
    brandId,
    memberId,
    before,
    after,
    byMember,
    byOperator = '',
  }: Who & {
    before: Terms;
    after: Terms;
    byMember?: bigint;
    byOperator?: string;
  },
): Promise<void> {
  await client.query(
    `with written as (update agents_members set rebate_bps = $3, prize_group = $4 where member_id = $2 and brand_id = $1)
     insert into agents_changes (brand_id, member_id, what, detail, by_member, by_operator)
     values ($1, $2, 'terms', $5, $6, $7)`,
    [brandId, memberId, after.rebateBps, after.prizeGroup, { before, after }, byMember ?? null, byOperator],
  );
}
