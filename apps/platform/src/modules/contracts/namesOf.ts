import type { ContractsDeps } from './ContractsDeps.ts';
import type { Names } from './present.ts';

/** The account names of both sides of each row, by id. */
export async function namesOf(
  { identity }: Pick<ContractsDeps, 'identity'>,
  brandId: number,
  rows: readonly { payerId: bigint; memberId: bigint }[],
): Promise<Names> {
  const memberIds = [...new Set(rows.flatMap(({ payerId, memberId }) => [payerId, memberId]))];
  const accounts = await identity.accountsOf({ brandId, memberIds });
  return new Map([...accounts].map(([id, { account }]) => [id, account]));
}
