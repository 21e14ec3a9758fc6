import { updateWalletMode as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { setWalletMode } from '../commands/setWalletMode.ts';
import { readWalletMode } from '../readWalletMode.ts';
import type { TransfersDeps } from '../TransfersDeps.ts';

export const updateWalletMode = (deps: TransfersDeps): Route =>
  implement(operation, async ({ input, brand, session: operator, ip }) => {
    await setWalletMode(deps, { ...input, operator, ip });
    return readWalletMode(deps, brand);
  });
