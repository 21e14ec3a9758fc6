import { rebateClasses, type listBonuses, type OutputOf } from '@baize/contract';
import type { Queryable } from '#kit/db.ts';
import { sumValidBetsByGame } from '#modules/vendors/index.ts';
import type { GrantRow } from './GrantRow.ts';

type Counted = { done: bigint; counted: OutputOf<typeof listBonuses>['open'][number]['counted'] };

/**
 * Wagering progress as `progressOf` counts it, with the categories that it consists of, the largest first. A game that
 * left the catalogue still counts, without a category.
 */
export async function countedOf(
  db: Queryable,
  classes: ReadonlyMap<string, string>,
  grant: GrantRow,
): Promise<Counted> {
  const { brandId, memberId, currency, activeFrom: since, expiresAt: until } = grant;
  if (grant.status !== 'active' || since === null || until === null) return { done: grant.done, counted: [] };
  const sums = new Map<Counted['counted'][number]['classify'], bigint>();
  for (const row of await sumValidBetsByGame(db, { brandId, memberId, currency, since, until })) {
    const known = classes.get(`${row.vendorId}:${row.gameCode}`);
    const classify = rebateClasses.find((name) => name === known) ?? null;
    sums.set(classify, (sums.get(classify) ?? 0n) + row.validBet);
  }
  const counted = [...sums].map(([classify, validBet]) => ({ classify, validBet })).filter((one) => one.validBet > 0n);
  counted.sort((one, other) => (one.validBet < other.validBet ? 1 : one.validBet > other.validBet ? -1 : 0));
  return { done: [...sums.values()].reduce((sum, one) => sum + one, 0n), counted };
}
