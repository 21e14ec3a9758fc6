import { getWalletMode as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { readWalletMode } from '../readWalletMode.ts';
import type { TransfersDeps } from '../TransfersDeps.ts';

export const getWalletMode = (deps: TransfersDeps): Route =>
  implement(operation, ({ brand }) => readWalletMode(deps, brand));
