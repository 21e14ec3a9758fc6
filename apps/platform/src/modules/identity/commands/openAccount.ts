import type { Brand } from '../../../kit/implement.ts';
import { Refusal } from '../../../kit/refusal.ts';
import { transact } from '../../../kit/transact.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { canonicalName, TERMS_VERSION } from '../rules.ts';
import { insertAccount, insertConsents } from '../store.ts';

export type AccountToOpen = Readonly<{
  brand: Pick<Brand, 'id' | 'currency' | 'defaultLanguage' | 'mainDomain'>;
  username: string;
  password: string;
  /** 0 member, 4 trial, 1, 2, 41 and 42 agent. */
  type?: 0 | 1 | 2 | 4 | 41 | 42;
  nickname?: string;
  referralCode?: string | undefined;
  /** What the person agreed to on the form. */
  consents?: readonly ('age' | 'terms')[];
  address?: string;
}>;

/**
 * Opens an account with its wallet in one transaction: there is never a member without an account of the ledger. Of
 * any number of parallel calls with one name exactly one succeeds, the others get `username_taken`. The password is
 * taken as it is; whoever lets a person choose it checks it first.
 */
export async function openAccount(
  { pool, hasher, wallet }: IdentityDeps,
  account: AccountToOpen,
): Promise<{ memberId: bigint }> {
  const { brand, username, type = 0, consents = [], address = '' } = account;
  const usernameKey = canonicalName(username);
  if (usernameKey === undefined) throw new Refusal('username_invalid');
  const passwordHash = await hasher.hash(account.password);
  return transact(pool, async (client) => {
    const memberId = await insertAccount(client, {
      brandId: brand.id,
      username: username.trim(),
      usernameKey,
      passwordHash,
      type,
      nickname: account.nickname ?? username.trim(),
      language: brand.defaultLanguage,
      currency: brand.currency,
      referralCode: account.referralCode,
      host: brand.mainDomain,
      address,
    });
    if (memberId === undefined) throw new Refusal('username_taken');
    await wallet.openMemberAccounts(client, { brandId: brand.id, memberId, currencies: [brand.currency] });
    await insertConsents(client, { brandId: brand.id, memberId, kinds: consents, version: TERMS_VERSION, address });
    return { memberId };
  });
}
