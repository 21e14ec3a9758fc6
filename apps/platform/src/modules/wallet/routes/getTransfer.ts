import { getTransfer as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { presentTransfer } from '../present.ts';
import { readTransfer } from '../store/transfer.ts';
import type { WalletDeps } from '../WalletDeps.ts';

export const getTransfer = ({ pool }: WalletDeps): Route =>
  implement(operation, async ({ input: { transferId }, session, refuse }) => {
    const found = await readTransfer(pool, session.brandId, BigInt(transferId));
    if (!found) throw refuse('ledger_transfer_not_found');
    return presentTransfer(found);
  });
