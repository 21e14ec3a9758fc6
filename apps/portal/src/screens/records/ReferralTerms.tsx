import type { getReferral, OutputOf } from '@baize/contract';
import { EmptyState } from '@baize/ui/EmptyState';
import { ReferralOffer } from '@baize/ui/ReferralOffer';
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
    <ReferralOffer
      stepsTitle={t('missions.refer.steps')}
      steps={steps}
      rules={t('missions.refer.rules')}
      tiersTitle={t('missions.refer.tiers')}
      tiers={tiers.map(({ from, amount }) => ({
        from: t('missions.refer.tierFrom', { from }),
        reward: moneyText(amount, currency),
      }))}
      until={
        endsAt === null
          ? undefined
          : t('missions.refer.endsAt', { time: wallTime(Date.parse(endsAt), timeZone).slice(0, 16) })
      }
    />
  );
}
