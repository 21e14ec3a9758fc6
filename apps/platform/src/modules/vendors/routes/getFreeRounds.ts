import { getFreeRounds as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { presentFreeRounds } from '../presentFreeRounds.ts';
import { readMemberFree } from '../store/freeRounds.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

export const getFreeRounds = ({ pool, catalogue }: VendorsDeps): Route =>
  implement(operation, async ({ session: { brandId, memberId } }) => {
    const rows = await readMemberFree(pool, { brandId, memberId });
    return {
      content: await Promise.all(
        rows.map(async (row) => presentFreeRounds(row, await catalogue.displayOf(row.vendorId, row.gameCode))),
      ),
    };
  });
