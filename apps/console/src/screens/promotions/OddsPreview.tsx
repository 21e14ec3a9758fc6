import type { Language } from '@baize/contract/languages';
import { shareText } from '@baize/ui/shareText';
import type { PrizeOdds } from '@baize/maths/fairness/prizeOdds';
import { amountText } from '../../components/amountText.ts';
import { useT } from '../../i18n/useT.ts';
import { unitsOf, type CampaignDraft } from './CampaignDraft.ts';

type Props = Pick<CampaignDraft, 'prizes'> & {
  language: Language;
  currency: string;
  odds: PrizeOdds | undefined;
};

const NOTHING = 0n;

/** What a member's draw can bring, each prize with its chance, as the terms in the promotion hall show it. */
export function OddsPreview({ prizes, language, currency, odds }: Props) {
  const t = useT();
  if (odds === undefined) return <p>{t('promotions.preview.noOdds')}</p>;
  const { weights, of, winning } = odds;
  return (
    <>
      <ul aria-label={t('promotions.prizes')} className="mt-1 grid gap-1">
        {prizes.map(({ name, amount }, at) => {
          const [weight = 0, units = NOTHING] = [weights[at], unitsOf(amount)];
          return (
            // The place of a prize is what it is called by.
            <li key={at} className="flex justify-between gap-4 text-dense text-text-2">
              <span>
                {name[language] || `${t('promotions.prize.name')} ${at + 1}`}
                <span className="block text-cap text-text-3">
                  {t('promotions.preview.odds', { weight, of, share: shareText(weight, of) })}
                </span>
              </span>
              <span className="text-text-1 tabular-nums">{units === NOTHING ? '—' : amountText(units, currency)}</span>
            </li>
          );
        })}
      </ul>
      <p className="text-cap text-text-3">
        {t('promotions.preview.winning', { weight: winning, of, share: shareText(winning, of) })}
      </p>
    </>
  );
}
