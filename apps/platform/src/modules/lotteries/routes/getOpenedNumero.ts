import { getOpenedNumero as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { presentOpened } from '../present.ts';
import { listLastOpened } from '../store/draws.ts';

export const getOpenedNumero = ({ pool }: LotteriesDeps): Route =>
  implement(operation, async ({ brand }) => {
    const rows = await listLastOpened(pool, brand.id);
    return { list: rows.map((row) => ({ ...presentOpened(row), source: row.source })) };
  });
