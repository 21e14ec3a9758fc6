import type { contractOverview } from '@baize/contract';
import { getBillsFile } from '@baize/contract/contracts/getBillsFile';
import { formatAmount } from '@baize/maths';
import { Countdown } from '@baize/ui/Countdown';
import { Money } from '@baize/ui/Money';
import { Segmented } from '@baize/ui/Segmented';
import { Skeleton } from '@baize/ui/Skeleton';
import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { contractQueries } from '../../components/contracts/contractQueries.ts';
import type { ContractKind } from '../../components/contracts/ContractTerms.ts';
import { DownloadMenu } from '../../components/DownloadMenu.tsx';
import { fetchRecordFile } from '../../components/fetchRecordFile.ts';
import { useT } from '../../i18n/useT.ts';
import type { AgentPage } from '../../paths.ts';
import { currencySymbol, nowMs } from '../../useBrand.ts';
import { ContractsTab } from './ContractsTab.tsx';
import { usePayPlace, type PaySide } from './usePayPlace.ts';

interface PayFrameProps {
  page: AgentPage;
  kind: ContractKind;
  overview: z.output<typeof contractOverview> | undefined;
  /** The bills of the side that is shown. */
  children: ReactNode;
}

/** What the four pay pages have in common: what was paid lately, when the next settlement is, and their three parts. */
export function PayFrame({ page, kind, overview, children }: PayFrameProps) {
  const t = useT();
  const queries = useQueryClient();
  const { side, setSide } = usePayPlace();
  const money = (units: bigint | undefined) =>
    units === undefined || overview === undefined ? (
      <Skeleton className="h-6 w-24" />
    ) : (
      <Money value={formatAmount(units)} symbol={currencySymbol(overview.currency)} size="m" />
    );
  const refresh = (): void => {
    for (const key of contractQueries) void queries.invalidateQueries({ queryKey: [key] });
  };
  const sides: readonly PaySide[] = ['received', 'given', 'contracts'];
  return (
    <>
      <header className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h1 className="text-h2 text-text-1">{t(`team.page.${page}`)}</h1>
        <div className="flex flex-wrap items-center gap-2">
          <Segmented
            label={t('contracts.side.label')}
            options={sides.map((value) => ({ value, label: t(`contracts.side.${value}`) }))}
            value={side}
            onValueChange={setSide}
          />
          {side === 'contracts' ? null : (
            <DownloadMenu
              isEmpty={overview === undefined}
              fetchFile={(form) => fetchRecordFile(getBillsFile, { kind, side, ...form })}
            />
          )}
        </div>
      </header>
      <dl className="mb-4 grid grid-cols-2 gap-px overflow-hidden rounded-panel bg-line-1 shadow-panel sm:grid-cols-3">
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
      {side === 'contracts' ? <ContractsTab kind={kind} overview={overview} /> : children}
    </>
  );
}
