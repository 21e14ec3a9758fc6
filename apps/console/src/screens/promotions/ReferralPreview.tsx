import { ReferralOffer } from '@baize/ui/ReferralOffer';
import { amountText } from '../../components/amountText.ts';
import { formatMoment } from '../../components/formatMoment.ts';
import { useT } from '../../i18n/useT.ts';
import { useSite } from '../../useSite.ts';
import { unitsOf, type CampaignDraft } from './CampaignDraft.ts';

const NOTHING = 0n;

/** What the page of referrals says of the terms: what a friend has to do, and what each friend brings. */
export function ReferralPreview({ draft, currency }: { draft: CampaignDraft; currency: string }) {
  const t = useT();
  const { timeZone } = useSite();
  const { numbers, tiers, endsAt } = draft;
  const units = (typed: string): bigint => unitsOf(typed) ?? NOTHING;
  const money = (typed: string): string => amountText(units(typed), currency);
  const steps = [
    t('promotions.preview.refer.register'),
    ...(units(numbers.minimum) > NOTHING
      ? [t('promotions.preview.refer.deposit', { amount: money(numbers.minimum) })]
      : []),
    ...(units(numbers.turnover) > NOTHING
      ? [t('promotions.preview.refer.turnover', { amount: money(numbers.turnover) })]
      : []),
    t('promotions.preview.refer.claim'),
    ...(Number(numbers.multiple) > 0
      ? [t('promotions.preview.refer.wager', { times: numbers.multiple, days: numbers.days })]
      : []),
  ];
  return (
    <ReferralOffer
      stepsTitle={t('promotions.preview.refer.steps')}
      steps={steps}
      rules={t('promotions.preview.refer.rules')}
      tiersTitle={t('promotions.preview.refer.tiers')}
      tiers={tiers.map(({ from, amount }) => ({
        from: t('promotions.preview.refer.from', { from: from || '—' }),
        reward: money(amount),
      }))}
      until={endsAt === null ? undefined : t('promotions.preview.until', { time: formatMoment(endsAt, timeZone) })}
    />
  );
}
