import { listJackpots as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import { readPoolPage, readPoolPayments } from '../store/jackpotPages.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

const PAYMENTS = 20;

export const listJackpots = ({ pool, catalogue }: VendorsDeps): Route =>
  implement(operation, async ({ input: { pageNum, pageSize }, session: { brandId } }) => {
    const place = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const [{ rows, total }, paid] = await Promise.all([
      readPoolPage(pool, brandId, place),
      readPoolPayments(pool, brandId, PAYMENTS),
    ]);
    const faced = async ({ vendorId, gameCode }: { vendorId: number; gameCode: string }) => {
      const { vendorName, name } = await catalogue.displayOf(vendorId, gameCode);
      return { vendorName, gameCode, name };
    };
    const content = rows.map(async ({ vendorId, id, ...row }) => ({
      ...row,
      ...(await faced({ vendorId, gameCode: row.gameCode })),
      id: String(id),
    }));
    const payments = paid.map(async ({ memberId, content: booked, currency, stake, amount, paidAt, ...game }) => ({
      ...(await faced(game)),
      ...{ memberId: String(memberId), round: booked.split(' ')[0] ?? '', currency, stake, amount },
      paidAt: paidAt.toISOString(),
    }));
    return {
      page: pageOf(await Promise.all(content), total, { pageNum, pageSize }),
      payments: await Promise.all(payments),
    };
  });
