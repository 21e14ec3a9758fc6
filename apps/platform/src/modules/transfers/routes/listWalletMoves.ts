import { listWalletMoves as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import { presentOperatorMove } from '../present.ts';
import { listOfBrand } from '../store.ts';
import type { TransfersDeps } from '../TransfersDeps.ts';

export const listWalletMoves = ({ pool }: TransfersDeps): Route =>
  implement(operation, async ({ input: { view, search, pageNum, pageSize }, session: { brandId } }) => {
    const { rows, total } = await listOfBrand(pool, { brandId, view, search, pageNum, pageSize });
    return pageOf(rows.map(presentOperatorMove), total, { pageNum, pageSize });
  });
