import type { Language } from '@baize/contract/languages';
import type { PrizeOdds } from '@baize/maths/fairness/prizeOdds';
import { Button } from '@baize/ui/Button';
import { PromotionCard } from '@baize/ui/PromotionCard';
import { StatusChip } from '@baize/ui/StatusChip';
import { formatMoment } from '../../components/formatMoment.ts';
import { RichText } from '../../components/RichText.tsx';
import { useT } from '../../i18n/useT.ts';
import { nowMs } from '../../nowMs.ts';
import { useSite } from '../../useSite.ts';
import type { CampaignDraft } from './CampaignDraft.ts';
import { OddsPreview } from './OddsPreview.tsx';
import { useCampaignLine } from './useCampaignLine.ts';

type Props = { draft: CampaignDraft; language: Language; currency: string; odds: PrizeOdds | undefined };

/** The card of the promotion hall, its terms unfolded. */
export function CardPreview({ draft, language, currency, odds }: Props) {
  const t = useT();
  const { timeZone } = useSite();
  const lineOf = useCampaignLine();
  const { startsAt, endsAt, image, title, summary, content, kind, audience } = draft;
  const isAhead = Date.parse(startsAt) > nowMs();
  const when = isAhead
    ? t('promotions.preview.from', { time: formatMoment(startsAt, timeZone) })
    : endsAt === null
      ? t('promotions.preview.always')
      : t('promotions.preview.until', { time: formatMoment(endsAt, timeZone) });
  const status = isAhead ? 'comingSoon' : 'join';
  return (
    <PromotionCard
      {...{ image, when }}
      chip={<StatusChip tone={isAhead ? 'neutral' : 'felt'}>{t(`promotions.status.${status}`)}</StatusChip>}
      title={title[language] || t('promotions.preview.untitled')}
      summary={summary[language] ?? ''}
      line={lineOf(draft, currency)}
      note={t(`promotions.audience.${audience}`)}
      terms={
        <div className="mt-3 flex flex-col gap-2 text-body text-text-2">
          <RichText html={content[language] ?? ''} />
          {kind === 'raffle' ? <OddsPreview {...{ prizes: draft.prizes, language, currency, odds }} /> : null}
        </div>
      }
      actions={
        isAhead ? null : (
          <Button tone="felt">
            {t(kind === 'application' ? 'promotions.preview.apply' : 'promotions.status.join')}
          </Button>
        )
      }
    />
  );
}
