import { listFormulas as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { presentFormulas } from '../present.ts';
import { readToday } from '../store/contracts.ts';
import { readFormulas } from '../store/formulas.ts';

export const listFormulas = ({ pool }: ContractsDeps): Route =>
  implement(operation, async ({ brand }) => {
    const today = await readToday(pool, brand.timeZone);
    const rows = await readFormulas(pool, brand.id);
    return { currency: brand.currency, today, formulas: presentFormulas(rows, today) };
  });
