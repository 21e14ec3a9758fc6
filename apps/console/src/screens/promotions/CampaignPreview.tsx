import type { Language } from '@baize/contract/languages';
import type { PrizeOdds } from '@baize/maths/fairness/prizeOdds';
import { Segmented } from '@baize/ui/Segmented';
import { cx } from '@baize/ui/cx';
import { useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import type { Campaign } from './Campaign.ts';
import type { CampaignDraft } from './CampaignDraft.ts';
import { CardPreview } from './CardPreview.tsx';
import { MissionPreview } from './MissionPreview.tsx';
import { ReferralPreview } from './ReferralPreview.tsx';

type Props = {
  draft: CampaignDraft;
  language: Language;
  currency: string;
  /** The missions that another can come after. */
  missions: readonly Campaign[];
  /** Of a raffle; undefined while a number cannot be read. */
  odds: PrizeOdds | undefined;
};

const widths = ['desktop', 'phone'] as const;

/** The promotion as a member will see it, in the language that is being written. Nothing in it can be done. */
export function CampaignPreview({ draft, language, currency, missions, odds }: Props) {
  const t = useT();
  const [width, setWidth] = useState<(typeof widths)[number]>('desktop');
  const { kind } = draft;
  const place = kind === 'mission' || kind === 'referral' ? kind : 'card';
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
            'mx-auto flex flex-col',
            place === 'card' ? 'overflow-hidden rounded-panel bg-bg-1 shadow-panel' : '',
            width === 'phone' ? 'w-[358px]' : place === 'card' ? 'w-96' : 'w-full',
            'max-w-full',
          )}
        >
          {kind === 'mission' ? (
            <MissionPreview {...{ draft, language, currency, missions }} />
          ) : kind === 'referral' ? (
            <ReferralPreview {...{ draft, currency }} />
          ) : (
            <CardPreview {...{ draft, language, currency, odds }} />
          )}
        </div>
      </div>
      <p className="text-cap text-text-3">{t(`promotions.preview.hint.${place}`)}</p>
    </section>
  );
}
