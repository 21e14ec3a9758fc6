import { listTransfers as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import { presentMove } from '../present.ts';
import { listOwn } from '../store.ts';
import type { TransfersDeps } from '../TransfersDeps.ts';

export const listTransfers = ({ pool }: TransfersDeps): Route =>
  implement(operation, async ({ input: { pageNum, pageSize }, session: { brandId, memberId } }) => {
    const { rows, total } = await listOwn(pool, { brandId, memberId, pageNum, pageSize });
    return pageOf(rows.map(presentMove), total, { pageNum, pageSize });
  });
