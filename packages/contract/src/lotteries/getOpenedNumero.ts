import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { lotteryCard, openedNumber } from './lotteryCard.ts';

/** The last result of each enabled lottery. */
export const getOpenedNumero = operation({
  id: 'lotteries.getOpenedNumero',
  method: 'GET',
  path: '/wps/relay/openedNumero',
  audience: 'public',
  summary: 'Last drawn numbers',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(z.extend(openedNumber, { source: lotteryCard.shape.source })) }),
  errors: [],
});
