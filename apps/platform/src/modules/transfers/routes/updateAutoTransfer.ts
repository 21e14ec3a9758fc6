import { updateAutoTransfer as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { readIsSingle, writeIsAuto } from '../store.ts';
import type { TransfersDeps } from '../TransfersDeps.ts';

export const updateAutoTransfer = ({ pool }: TransfersDeps): Route =>
  implement(operation, async ({ input: { isAuto }, session, refuse }) => {
    if (await readIsSingle(pool, session.brandId)) throw refuse('wallet_single');
    await writeIsAuto(pool, session, isAuto);
    return { isAuto };
  });
