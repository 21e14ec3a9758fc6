import type { getReferral, OutputOf } from '@baize/contract';
import { EmptyState } from '@baize/ui/EmptyState';
import { Panel } from '@baize/ui/Panel';
import { wallTime } from '../../businessDay.ts';
import { moneyText } from '../../components/moneyText.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';

type Props = Pick<OutputOf<typeof getReferral>, 'terms' | 'currency'>;

const NOTHING = 0n;

/** What a friend has to do, in steps, and what each friend brings. */
export function ReferralTerms({ terms, currency }: Props) {
  const t = useT();
  const { timeZone } = useBrand();
  if (terms === null) {
    return (
      <div className="rounded-panel bg-bg-1 shadow-panel">
        <EmptyState size="s" title={t('missions.refer.closed')} hint={t('missions.refer.closedHint')} />
      </div>
    );
  }
  const { minimum, turnover, multiple, days, tiers, endsAt } = terms;
  const steps = [
    t('missions.refer.step1'),
    ...(minimum > NOTHING ? [t('missions.refer.stepDeposit', { amount: moneyText(minimum, currency) })] : []),
    ...(turnover > NOTHING ? [t('missions.refer.stepTurnover', { amount: moneyText(turnover, currency) })] : []),
    t('missions.refer.stepClaim'),
    ...(multiple > 0 ? [t('missions.refer.stepWager', { times: multiple, days })] : []),
  ];
  return (
    <div className="grid gap-4 lg:grid-cols-[1.4fr_1fr]">
      <Panel title={t('missions.refer.steps')} className="sm:p-6">
        <ol className="flex flex-col gap-3">
          {steps.map((step, at) => (
            <li key={step} className="flex items-start gap-3 text-body text-text-1">
              <span
                aria-hidden="true"
                className="grid size-6 shrink-0 place-items-center rounded-pill bg-bg-3 text-cap text-brass-text"
              >
                {at + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <p className="mt-4 text-cap text-text-3">{t('missions.refer.rules')}</p>
      </Panel>
      <Panel title={t('missions.refer.tiers')} className="sm:p-6">
        <dl className="flex flex-col">
          {tiers.map(({ from, amount }) => (
            <div
              key={from}
              className="flex items-center justify-between gap-4 border-b border-line-1 py-2.5 last:border-b-0"
            >
              <dt className="text-body text-text-2">{t('missions.refer.tierFrom', { from })}</dt>
              <dd className="text-num-s text-brass-text tabular-nums">{moneyText(amount, currency)}</dd>
            </div>
          ))}
        </dl>
        {endsAt === null ? null : (
          <p className="mt-3 text-cap text-text-3">
            {t('missions.refer.endsAt', { time: wallTime(Date.parse(endsAt), timeZone).slice(0, 16) })}
          </p>
        )}
      </Panel>
    </div>
  );
}
