import { getGameWallet as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { readMerchantWallet } from '../readMerchantWallet.ts';
import type { TransfersDeps } from '../TransfersDeps.ts';

export const getGameWallet = (deps: TransfersDeps): Route =>
  implement(operation, ({ brand, session }) => readMerchantWallet(deps, brand, session));
