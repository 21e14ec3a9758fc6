import { getOpenedNumero as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { presentOpened } from '../present.ts';
import { listLastOpened } from '../store/draws.ts';

export const getOpenedNumero = ({ pool }: LotteriesDeps): Route =>
  implement(operation, async ({ brand }) => ({ list: (await listLastOpened(pool, brand.id)).map(presentOpened) }));
