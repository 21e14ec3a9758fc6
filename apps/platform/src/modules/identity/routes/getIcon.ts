import { getIcon as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { icons } from '../icons.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { readAccounts } from '../store.ts';

export const getIcon = ({ pool }: IdentityDeps): Route =>
  implement(operation, async ({ session }) => {
    const [account] = await readAccounts(pool, { brandId: session.brandId, memberIds: [session.memberId] });
    if (!account) throw new Refusal('not_logged_in');
    return { icon: account.icon, icons: [...icons] };
  });
