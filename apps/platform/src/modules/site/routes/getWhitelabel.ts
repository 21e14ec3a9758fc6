import { getWhitelabel as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { presentInfo } from '../presentInfo.ts';
import { whitelabelOf } from '../whitelabelOf.ts';

export const getWhitelabel = (): Route =>
  implement(operation, async ({ brand }) => ({ whitelabel: whitelabelOf(brand.settings), info: presentInfo(brand) }));
