import { listDepositMethods as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { presentMethod } from '../present.ts';
import { readMethods } from '../store/methods.ts';

export const listDepositMethods = ({ pool }: CashierDeps): Route =>
  implement(operation, async ({ brand }) => (await readMethods(pool, brand.id, brand.currency)).map(presentMethod));
