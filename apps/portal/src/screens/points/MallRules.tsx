import { getPointsConfig } from '@baize/contract/points/getPointsConfig';
import { ErrorState } from '@baize/ui/ErrorState';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { moneyText } from '../../components/moneyText.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { localText } from '../../i18n/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { pointsText } from './worthOf.ts';

const rules = ['points.rule1', 'points.rule2', 'points.rule3', 'points.rule5', 'points.rule4'] as const;
const classes = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'] as const;
/** What the rates are for: 100.00 of the currency. */
const HUNDRED = 10_000_000n;

/** How points are earned, the rules that always hold, and those of the house. */
export function MallRules() {
  const t = useT();
  const language = useLanguage();
  const errorText = useErrorText();
  const reading = useQuery(query(getPointsConfig, {}));
  const config = reading.data;
  const own = config === undefined ? [] : localText(config.rules, language).split('\n').filter(Boolean);
  const earning = config === undefined ? [] : classes.filter((name) => config.rates[name] > 0);
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <section aria-labelledby="how-to-earn" className="rounded-sheet bg-bg-1 p-5 shadow-panel">
        <h2 id="how-to-earn" className="text-h4 text-text-1">
          {t('points.how')}
        </h2>
        {reading.isLoadingError ? (
          <div className="mt-3">
            <ErrorState
              title={t('points.ratesFailed')}
              hint={errorText(reading.error)}
              retryLabel={t('points.retry')}
              onRetry={() => void reading.refetch()}
            />
          </div>
        ) : config === undefined ? (
          <Skeleton className="mt-3 h-40 w-full" />
        ) : (
          <>
            <p className="mt-2 text-body text-text-2">
              {t('points.howText', { amount: moneyText(HUNDRED, config.currency) })}
            </p>
            <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2">
              {earning.map((name) => (
                <div key={name} className="flex items-baseline justify-between gap-2 border-b border-line-1 pb-1.5">
                  <dt className="text-dense text-text-2">{t(`points.class.${name}`)}</dt>
                  <dd className="text-num-s text-brass-text">{pointsText(config.rates[name])}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </section>
      <section aria-labelledby="rules" className="rounded-sheet bg-bg-1 p-5 shadow-panel">
        <h2 id="rules" className="text-h4 text-text-1">
          {t('points.rules')}
        </h2>
        <ul className="mt-3 grid max-w-prose list-disc gap-1.5 pl-5 text-body text-text-2">
          {rules.map((rule) => (
            <li key={rule}>{t(rule)}</li>
          ))}
          {own.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
