import type { contractOverview } from '@baize/contract';
import { Countdown } from '@baize/ui/Countdown';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { Amount } from '../../components/Amount.tsx';
import { contractQueries } from '../../components/contracts/contractQueries.ts';
import { useT } from '../../i18n/useT.ts';
import { nowMs } from '../../useBrand.ts';

/** What a contract paid lately, and when it settles next. */
export function PayFigures({ overview }: { overview: z.output<typeof contractOverview> | undefined }) {
  const t = useT();
  const queries = useQueryClient();
  const money = (units: bigint | undefined) =>
    units === undefined || overview === undefined ? (
      <Skeleton className="h-6 w-24" />
    ) : (
      <Amount units={units} currency={overview.currency} size="m" />
    );
  const refresh = (): void => {
    for (const key of contractQueries) void queries.invalidateQueries({ queryKey: [key] });
  };
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-panel bg-line-1 shadow-panel sm:grid-cols-3">
      <div className="min-w-0 bg-bg-1 px-4 py-3">
        <dt className="text-cap text-text-3">{t('contracts.today')}</dt>
        <dd className="mt-1 min-h-6 text-text-1">{money(overview?.today)}</dd>
      </div>
      <div className="min-w-0 bg-bg-1 px-4 py-3">
        <dt className="text-cap text-text-3">{t('contracts.yesterday')}</dt>
        <dd className="mt-1 min-h-6 text-text-1">{money(overview?.yesterday)}</dd>
      </div>
      <div className="min-w-0 bg-bg-1 px-4 py-3 max-sm:col-span-2">
        <dt className="text-cap text-text-3">{t('contracts.nextAt')}</dt>
        <dd className="mt-1 min-h-6 text-num-m text-text-1 tabular-nums">
          {overview === undefined ? (
            <Skeleton className="h-6 w-20" />
          ) : (
            <Countdown
              key={overview.nextAt}
              endsAtMs={Date.parse(overview.nextAt)}
              nowMs={nowMs}
              size="text"
              onEnd={refresh}
            />
          )}
        </dd>
      </div>
    </dl>
  );
}
