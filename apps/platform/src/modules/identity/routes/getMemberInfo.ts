import { getMemberInfo as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { presentMember } from '../present.ts';
import { readAccounts } from '../store.ts';

export const getMemberInfo = ({ pool }: IdentityDeps): Route =>
  implement(operation, async ({ session }) => {
    const [account] = await readAccounts(pool, { brandId: session.brandId, memberIds: [session.memberId] });
    if (!account) throw new Refusal('not_logged_in');
    return presentMember(account, session.needsPasswordChange);
  });
