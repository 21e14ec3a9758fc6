import { transferAll as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { collectAll } from '../commands/collectAll.ts';
import { presentMove } from '../present.ts';
import type { TransfersDeps } from '../TransfersDeps.ts';

export const transferAll = (deps: TransfersDeps): Route =>
  implement(operation, async ({ input: { requestId }, brand, session: { brandId, memberId, account } }) => {
    const { currency } = brand;
    const { moves, failed } = await collectAll(deps, { brandId, memberId, account, currency, requestId });
    return { moves: moves.map(presentMove), failed };
  });
