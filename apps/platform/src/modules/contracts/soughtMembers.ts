import type { ContractsDeps } from './ContractsDeps.ts';

/** Whose rows a search by account is about: undefined where nothing is sought, none where there is no such account. */
export async function soughtMembers(
  { identity }: Pick<ContractsDeps, 'identity'>,
  { brandId, search = '' }: { brandId: number; search?: string | undefined },
): Promise<readonly bigint[] | undefined> {
  const account = search.trim();
  if (account === '') return undefined;
  const found = await identity.findAccountByName({ brandId, account });
  return found === undefined ? [] : [found.memberId];
}
