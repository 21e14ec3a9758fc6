import type { contractOverview } from '@baize/contract';
import { Countdown } from '@baize/ui/Countdown';
import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { businessDay, shiftDay } from '../../businessDay.ts';
import { Amount } from '../../components/Amount.tsx';
import { contractQueries } from '../../components/contracts/contractQueries.ts';
import { FigureTile } from '../../components/FigureTile.tsx';
import { useT } from '../../i18n/useT.ts';
import type { AgentPage } from '../../paths.ts';
import { nowMs, useBrand } from '../../useBrand.ts';

interface PayFiguresProps {
  /** The page that they stand on, where the payments behind them are listed. */
  page: AgentPage;
  overview: z.output<typeof contractOverview> | undefined;
}

/** What a contract paid lately, each figure with the way to its payments, and when it settles next. */
export function PayFigures({ page, overview }: PayFiguresProps) {
  const t = useT();
  const { timeZone } = useBrand();
  const queries = useQueryClient();
  const today = businessDay(nowMs(), timeZone);
  const paidOn = (day: string) => ({ page, side: 'payments', from: day, to: day }) as const;
  const money = (units: bigint | undefined) =>
    units === undefined || overview === undefined ? undefined : (
      <Amount units={units} currency={overview.currency} size="m" />
    );
  const refresh = (): void => {
    for (const key of contractQueries) void queries.invalidateQueries({ queryKey: [key] });
  };
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-panel bg-line-1 shadow-panel sm:grid-cols-3">
      <FigureTile label={t('contracts.today')} rows={paidOn(today)}>
        {money(overview?.today)}
      </FigureTile>
      <FigureTile label={t('contracts.yesterday')} rows={paidOn(shiftDay(today, -1))}>
        {money(overview?.yesterday)}
      </FigureTile>
      <FigureTile label={t('contracts.nextAt')} className="tabular-nums max-sm:col-span-2">
        {overview === undefined ? undefined : (
          <Countdown
            key={overview.nextAt}
            endsAtMs={Date.parse(overview.nextAt)}
            nowMs={nowMs}
            size="text"
            onEnd={refresh}
          />
        )}
      </FigureTile>
    </dl>
  );
}
