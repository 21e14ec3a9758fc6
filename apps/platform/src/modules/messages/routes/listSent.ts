import { listSent as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { MessagesDeps } from '../MessagesDeps.ts';
import { presentSent } from '../present.ts';
import { readMessages } from '../store/items.ts';

export const listSent = ({ pool, identity }: MessagesDeps): Route =>
  implement(operation, async ({ input, session: { brandId }, refuse }) => {
    const { pageNum, pageSize } = input;
    const memberId = BigInt(input.memberId);
    const known = await identity.accountsOf({ brandId, memberIds: [memberId] });
    if (!known.has(memberId)) throw refuse('member_not_found');
    const { rows, total } = await readMessages(
      pool,
      { brandId, memberId, isUnreadOnly: false },
      { limit: pageSize, offset: (pageNum - 1) * pageSize },
    );
    return pageOf(rows.map(presentSent), total, { pageNum, pageSize });
  });
