import type { Brand } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import type { IdentityDeps, Transaction } from '../IdentityDeps.ts';
import { newInvitation } from '../newInvitation.ts';
import { refuseField } from '../refuseField.ts';
import { canonicalName, TERMS_VERSION, TRIAL_TYPE } from '../rules.ts';
import { demandPasswordChange, insertAccount, insertConsents } from '../store.ts';
import { insertInvitation } from '../store/invitations.ts';

export type AccountToOpen = Readonly<{
  brand: Pick<Brand, 'id' | 'currency' | 'defaultLanguage' | 'mainDomain'>;
  username: string;
  /** Without one the account has no password login. */
  password: string | undefined;
  /** 0 member, 4 trial, 1, 2, 41 and 42 agent. */
  type?: 0 | 1 | 2 | 4 | 41 | 42;
  nickname?: string;
  language?: string | undefined;
  referralCode?: string | undefined;
  /** Consents on the form. */
  consents?: readonly ('age' | 'terms')[];
  address?: string;
  /** Inviter and terms; see the agents' `joinTree`. */
  invitedBy?: bigint | undefined;
  terms?: Readonly<{ rebateBps: number; prizeGroup: number }> | undefined;
  /** An initial password, which has to be changed at the first login. */
  mustChangePassword?: boolean;
  /** Further steps in the same transaction. */
  steps?: {
    /** Runs first. A returned refusal is committed, so that a wrong try counts; an exception rolls back. */
    prove?(client: Transaction): Promise<Refusal | undefined>;
    /** Runs last; the account exists. */
    complete?(client: Transaction, memberId: bigint): Promise<void>;
    /** The error for a taken name. */
    taken?: Refusal;
  };
}>;

/**
 * Opens an account with its wallet, its node in the agents' tree and its own invitation code in one transaction: a
 * member always has a ledger account. Of concurrent calls with one name exactly one succeeds, the others get
 * `username_taken`. The password is not validated here, but by callers with user input.
 */
export async function openAccount(
  { pool, hasher, wallet, agents }: IdentityDeps,
  account: AccountToOpen,
): Promise<{ memberId: bigint }> {
  const { brand, username, type = 0, consents = [], address = '', steps = {}, invitedBy, terms } = account;
  const usernameKey = canonicalName(username);
  if (usernameKey === undefined) throw new Refusal('username_invalid');
  const passwordHash = account.password === undefined ? '' : await hasher.hash(account.password);
  const opened = await transact(pool, async (client): Promise<{ memberId: bigint } | Refusal> => {
    const refusal = await steps.prove?.(client);
    if (refusal) return refusal;
    const memberId = await insertAccount(client, {
      brandId: brand.id,
      username: username.trim(),
      usernameKey,
      passwordHash,
      type,
      nickname: account.nickname ?? username.trim(),
      language: account.language ?? brand.defaultLanguage,
      currency: brand.currency,
      referralCode: account.referralCode,
      host: brand.mainDomain,
      address,
    });
    if (memberId === undefined) throw steps.taken ?? refuseField('username_taken', 'username');
    await wallet.openMemberAccounts(client, { brandId: brand.id, memberId, currencies: [brand.currency] });
    await insertConsents(client, { brandId: brand.id, memberId, kinds: consents, version: TERMS_VERSION, address });
    if (type !== TRIAL_TYPE) {
      await giveInvitation(client, brand.id, memberId);
      await agents.joinTree(client, { brandId: brand.id, memberId, type, invitedBy, terms });
    }
    if (account.mustChangePassword === true) await demandPasswordChange(client, memberId);
    await steps.complete?.(client, memberId);
    return { memberId };
  });
  if (opened instanceof Refusal) throw opened;
  return opened;
}

async function giveInvitation(client: Transaction, brandId: number, ownerId: bigint): Promise<void> {
  // A collision is extremely unlikely, and a few retries rule it out.
  for (let draw = 0; draw < 5; draw += 1) {
    if (await insertInvitation(client, { brandId, code: newInvitation(), ownerId, kind: 'member' })) return;
  }
  throw new Error('No invitation code was free.');
}
