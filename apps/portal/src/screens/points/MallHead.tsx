import { getPointsBalance } from '@baize/contract/points/getPointsBalance';
import { getPointsConfig } from '@baize/contract/points/getPointsConfig';
import { Button } from '@baize/ui/Button';
import { ErrorState } from '@baize/ui/ErrorState';
import { Icon } from '@baize/ui/Icon';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { moneyText } from '../../components/moneyText.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useRealAction } from '../../components/useRealAction.ts';
import { useT } from '../../i18n/useT.ts';
import { useSession } from '../../session.ts';
import { ConvertDialog } from './ConvertDialog.tsx';
import { isSome, lotsOf, pointsText, worthOf } from './worthOf.ts';

const LOOK_MS = 15_000;

/** The member's points, what they are worth, and the way to turn them into money. */
export function MallHead() {
  const t = useT();
  const errorText = useErrorText();
  const realAction = useRealAction();
  const { isTrial } = useSession();
  const [isConverting, setConverting] = useState(false);
  const points = useQuery({ ...query(getPointsBalance, {}), staleTime: 0, refetchInterval: LOOK_MS });
  const config = useQuery(query(getPointsConfig, {}));
  const fault = points.error ?? config.error;
  if (fault !== null && (points.data === undefined || config.data === undefined)) {
    return (
      <ErrorState
        title={t('points.failed')}
        hint={errorText(fault)}
        retryLabel={t('points.retry')}
        onRetry={() => {
          void points.refetch();
          void config.refetch();
        }}
      />
    );
  }
  const isKnown = points.data !== undefined && config.data !== undefined;
  const balance = points.data?.balance ?? 0;
  const ratioPoints = config.data?.ratioPoints ?? 1;
  const lots = lotsOf(balance, ratioPoints);
  const isConvertible = config.data !== undefined && isSome(config.data.ratioAmount);
  return (
    <section
      aria-label={t('points.mine')}
      className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-sheet bg-cloth p-5 shadow-panel max-sm:sticky max-sm:top-16 max-sm:z-10 max-sm:p-4"
    >
      <span className="hidden size-14 place-items-center rounded-pill bg-brass-tint text-brass-text sm:grid">
        <Icon name="coins" size={28} />
      </span>
      <div className="min-w-0">
        <p className="text-dense text-text-2">{t('points.mine')}</p>
        {isKnown ? (
          <p className="text-num-l text-brass-text tabular-nums" data-testid="points-balance">
            {pointsText(balance)}
          </p>
        ) : (
          <Skeleton className="my-1 h-9 w-32" />
        )}
      </div>
      <div className="min-w-0 text-dense text-text-2">
        {isConvertible && config.data ? (
          <>
            <p className="text-label text-text-1">
              {t('points.worth', { amount: moneyText(worthOf(lots, config.data.ratioAmount), config.data.currency) })}
            </p>
            <p>
              {t('points.ratio')}:{' '}
              {t('points.ratioIs', {
                points: pointsText(ratioPoints),
                amount: moneyText(config.data.ratioAmount, config.data.currency),
              })}
            </p>
          </>
        ) : null}
        <p className="flex items-center gap-1.5">
          <Icon name="check" size={14} className="text-felt-text" />
          {t('points.noExpiry')}
        </p>
      </div>
      <div className="ml-auto flex flex-col items-end gap-1 max-sm:ml-0 max-sm:w-full max-sm:items-stretch">
        {isConvertible ? (
          <>
            <Button
              tone="brass"
              icon="transfer"
              disabled={isTrial !== true && lots === 0}
              onClick={() => realAction(() => setConverting(true))}
            >
              {t('points.convert')}
            </Button>
            {isTrial !== true && isKnown && lots === 0 ? (
              <p className="text-cap text-text-3">{t('points.tooFew', { count: pointsText(ratioPoints) })}</p>
            ) : null}
          </>
        ) : isKnown ? (
          <p className="text-cap text-text-3">{t('points.convertClosed')}</p>
        ) : null}
      </div>
      {isConverting && config.data ? (
        <ConvertDialog
          key={config.data.ratioVersion}
          config={config.data}
          balance={balance}
          onClose={() => setConverting(false)}
        />
      ) : null}
    </section>
  );
}
