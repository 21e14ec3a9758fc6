import type { InputOf, placeOrder } from '@baize/contract';
import type { MemberSession } from '#kit/implement.ts';
import type { Queryable } from '#kit/db.ts';
import { familyOf } from './familyOf.ts';
import type { OrderRow } from './OrderRow.ts';
import { digestOf, wishedLine } from './priceItem.ts';
import { readOrderOf } from './store/orders.ts';

/**
 * The order that was placed by these very words before. Whoever lost the answer asks again, and is told of it even if the
 * lottery is closed or its terms are others by then: a refusal would say that nothing was staked.
 */
export async function standingOrder(
  db: Queryable,
  { brandId, memberId }: Pick<MemberSession, 'brandId' | 'memberId'>,
  { requestId, gameCode: code, drawNo, items }: InputOf<typeof placeOrder>,
): Promise<OrderRow | undefined> {
  const known = await readOrderOf(db, { brandId, memberId, requestId });
  if (known === undefined) return undefined;
  const family = familyOf(known.family, known.drawAt);
  const lines = items.flatMap((item) => wishedLine(item, family) ?? []);
  return digestOf({ code, drawNo, requestId, lines }).equals(known.digest) ? known : undefined;
}
