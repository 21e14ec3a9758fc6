import type { Language } from '@baize/contract/languages';
import { Button } from '@baize/ui/Button';
import { PromotionCard } from '@baize/ui/PromotionCard';
import { Segmented } from '@baize/ui/Segmented';
import { StatusChip } from '@baize/ui/StatusChip';
import { cx } from '@baize/ui/cx';
import { useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import { formatMoment } from '../../components/formatMoment.ts';
import { nowMs } from '../../nowMs.ts';
import { useSite } from '../../useSite.ts';
import type { CampaignDraft } from './CampaignDraft.ts';
import { useCampaignLine } from './useCampaignLine.ts';

type Props = { draft: CampaignDraft; language: Language; currency: string };

const widths = ['desktop', 'phone'] as const;

/** The paragraphs of the terms as text: their markup is made safe by the server, and only the portal shows it. */
function paragraphsOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const blocks = [...body.querySelectorAll('p, li, h3, h4')].map(({ textContent }) => textContent.trim());
  const told = blocks.filter((text) => text !== '');
  const all = body.textContent.trim();
  return told.length > 0 || all === '' ? told : [all];
}

/** The card of the promotion hall as a member will see it, in the language that is being written. Nothing in it can be done. */
export function CampaignPreview({ draft, language, currency }: Props) {
  const t = useT();
  const { timeZone } = useSite();
  const lineOf = useCampaignLine();
  const [width, setWidth] = useState<(typeof widths)[number]>('desktop');
  const { startsAt, endsAt, image, title, summary, content, kind, audience } = draft;
  const isAhead = Date.parse(startsAt) > nowMs();
  const when = isAhead
    ? t('promotions.preview.from', { time: formatMoment(startsAt, timeZone) })
    : endsAt === null
      ? t('promotions.preview.always')
      : t('promotions.preview.until', { time: formatMoment(endsAt, timeZone) });
  const status = isAhead ? 'comingSoon' : 'join';
  return (
    <section aria-labelledby="campaign-preview" className="flex flex-col gap-3 border-t border-line-1 pt-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="campaign-preview" className="text-h4 text-text-1">
          {t('promotions.preview.title')}
        </h3>
        <Segmented
          label={t('promotions.preview.width')}
          options={widths.map((value) => ({ value, label: t(`promotions.preview.${value}`) }))}
          value={width}
          onValueChange={setWidth}
        />
      </div>
      <div className="overflow-x-auto rounded-panel bg-bg-inset p-3 sm:p-5">
        <div
          inert
          className={cx(
            'mx-auto flex flex-col overflow-hidden rounded-panel bg-bg-1 shadow-panel',
            width === 'desktop' ? 'w-96' : 'w-[358px]',
            'max-w-full',
          )}
        >
          <PromotionCard
            {...{ image, when }}
            chip={<StatusChip tone={isAhead ? 'neutral' : 'felt'}>{t(`promotions.status.${status}`)}</StatusChip>}
            title={title[language] || t('promotions.preview.untitled')}
            summary={summary[language] ?? ''}
            line={lineOf(draft, currency)}
            note={t(`promotions.audience.${audience}`)}
            terms={
              <div className="mt-3 flex flex-col gap-2 text-body text-text-2">
                {paragraphsOf(content[language] ?? '').map((text, at) => (
                  <p key={at}>{text}</p>
                ))}
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
        </div>
      </div>
      <p className="text-cap text-text-3">{t('promotions.preview.hint')}</p>
    </section>
  );
}
