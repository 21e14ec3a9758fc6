import { listMembers as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import { spendableOf } from '#modules/wallet/index.ts';
import type { MembersDeps } from '../MembersDeps.ts';
import { presentMember } from '../present.ts';
import { readTagged } from '../store/tags.ts';

export const listMembers = ({ pool, identity }: MembersDeps): Route => {
  const marked = async (brandId: number, tag: string, page: { limit: number; offset: number }) => {
    const { memberIds, total } = await readTagged(pool, { brandId, tag, ...page });
    const found = await identity.accountsOf({ brandId, memberIds });
    return { total, accounts: memberIds.flatMap((memberId) => found.get(memberId) ?? []) };
  };
  return implement(operation, async ({ input, session }) => {
    const { search = '', tag, pageNum, pageSize } = input;
    const { brandId } = session;
    const { total, accounts } =
      tag === undefined
        ? await identity.listAccounts({ brandId, search: search.trim(), pageNum, pageSize })
        : await marked(brandId, tag, { limit: pageSize, offset: (pageNum - 1) * pageSize });
    const balances = await spendableOf(
      pool,
      accounts.map(({ memberId }) => memberId),
    );
    const balanceOf = new Map(balances.map((row) => [`${row.memberId} ${row.currency}`, row.balance]));
    const content = accounts.map((account) =>
      presentMember(account, balanceOf.get(`${account.memberId} ${account.currency}`) ?? 0n),
    );
    return pageOf(content, total, input);
  });
};
