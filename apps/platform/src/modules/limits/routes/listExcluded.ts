import { listExcluded as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { LimitsDeps } from '../LimitsDeps.ts';
import { presentBlock } from '../present.ts';
import { readActiveBlocks } from '../store.ts';

export const listExcluded = ({ pool, identity }: LimitsDeps): Route =>
  implement(operation, async ({ session: { brandId }, input: { kind, pageNum, pageSize } }) => {
    const { total, rows } = await readActiveBlocks(pool, { brandId, kind, pageNum, pageSize });
    const accounts = await identity.accountsOf({ brandId, memberIds: rows.map(({ memberId }) => memberId) });
    return pageOf(
      rows.map((row) => ({
        memberId: String(row.memberId),
        account: accounts.get(row.memberId)?.account ?? '',
        block: presentBlock(row),
      })),
      total,
      { pageNum, pageSize },
    );
  });
