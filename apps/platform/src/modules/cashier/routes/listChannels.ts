import { listChannels as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { presentChannel } from '../presentChannel.ts';
import { readAllMethods } from '../store/methods.ts';

export const listChannels = ({ pool, gateways }: CashierDeps): Route =>
  implement(operation, async ({ session: { brandId } }) => {
    const [rows, known] = await Promise.all([readAllMethods(pool, brandId), gateways.listGateways(brandId)]);
    return rows.map((row) => presentChannel(row, known));
  });
