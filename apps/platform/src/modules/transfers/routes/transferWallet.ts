import { transferWallet as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { requestMove } from '../commands/requestMove.ts';
import { presentMove } from '../present.ts';
import type { TransfersDeps } from '../TransfersDeps.ts';

export const transferWallet = (deps: TransfersDeps): Route =>
  implement(operation, async ({ input, brand, session: { brandId, memberId, account }, refuse }) => {
    const { requestId, from, to, amount } = input;
    // Between two vendors money goes through the main wallet, as two transfers.
    if ((from === 'main') === (to === 'main')) throw refuse('wallet_unknown');
    const direction = from === 'main' ? 'in' : 'out';
    return presentMove(
      await requestMove(deps, {
        ...{ brandId, memberId, account, currency: brand.currency, requestId, direction, amount },
        vendorCode: direction === 'in' ? to : from,
      }),
    );
  });
