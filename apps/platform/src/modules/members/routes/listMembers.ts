import { listMembers as operation } from '@baize/contract';
import { implement, type Route } from '../../../kit/implement.ts';
import { spendableOf } from '../../wallet/index.ts';
import type { MembersDeps } from '../MembersDeps.ts';
import { presentMember } from '../present.ts';

export const listMembers = ({ pool, identity }: MembersDeps): Route =>
  implement(operation, async ({ input, session }) => {
    const { search = '', pageNum, pageSize } = input;
    const { total, accounts } = await identity.listAccounts({
      brandId: session.brandId,
      search: search.trim(),
      pageNum,
      pageSize,
    });
    const balances = await spendableOf(
      pool,
      accounts.map(({ memberId }) => memberId),
    );
    const balanceOf = new Map(balances.map((row) => [`${row.memberId} ${row.currency}`, row.balance]));
    return {
      content: accounts.map((account) =>
        presentMember(account, balanceOf.get(`${account.memberId} ${account.currency}`) ?? 0n),
      ),
      pageNum,
      totalPages: Math.max(1, Math.ceil(total / pageSize)),
      totalRows: total,
    };
  });
