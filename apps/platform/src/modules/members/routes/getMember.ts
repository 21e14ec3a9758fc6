import { getMember as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { balancesOf } from '#modules/wallet/index.ts';
import type { MembersDeps } from '../MembersDeps.ts';
import { presentMember } from '../present.ts';
import { readTags } from '../store/tags.ts';

export const getMember = ({ pool, identity }: MembersDeps): Route =>
  implement(operation, async ({ input, session, refuse }) => {
    const memberId = BigInt(input.memberId);
    const { brandId } = session;
    const account = (await identity.accountsOf({ brandId, memberIds: [memberId] })).get(memberId);
    if (!account) throw refuse('member_not_found');
    const accounts = await balancesOf(pool, { brandId, memberId });
    const main = accounts.find(({ name, currency }) => name === 'main' && currency === account.currency);
    return {
      member: presentMember(account, main?.balance ?? 0n),
      tags: await readTags(pool, { brandId, memberId }),
      accounts: accounts.map(({ name, balance, version }) => ({ kind: name, balance, version: String(version) })),
    };
  });
