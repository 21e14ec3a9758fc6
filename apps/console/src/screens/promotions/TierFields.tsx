import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { IconButton } from '@baize/ui/IconButton';
import { TextInput } from '@baize/ui/TextInput';
import { useT } from '../../i18n/useT.ts';
import type { CampaignDraft } from './CampaignDraft.ts';

type Tiers = CampaignDraft['tiers'];
type Props = {
  tiers: Tiers;
  /** Members take part: tiers are read and not changed. */
  isFixed: boolean;
  error: string | undefined;
  onChange: (tiers: Tiers) => void;
};

const MOST = 10;

/** What each friend pays, by how many came before. */
export function TierFields({ tiers, isFixed, error, onChange }: Props) {
  const t = useT();
  const put = (at: number, change: Partial<Tiers[number]>): void =>
    onChange(tiers.map((tier, place) => (place === at ? { ...tier, ...change } : tier)));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-label text-text-2">{t('promotions.tiers')}</legend>
      {error === undefined ? null : <Callout tone="danger">{t('promotions.tiersWrong')}</Callout>}
      {tiers.map((tier, at) => (
        // The place of a tier is what it is called by.
        <div key={at} className="grid grid-cols-[1fr_1fr_auto] gap-2 rounded-control bg-bg-2 p-3">
          {(['from', 'amount'] as const).map((field) => (
            <TextInput
              key={field}
              aria-label={`${t(`promotions.tier.${field}`)} ${at + 1}`}
              placeholder={t(`promotions.tier.${field}`)}
              inputMode="decimal"
              maxLength={20}
              readOnly={isFixed}
              value={tier[field]}
              onChange={(event) => put(at, { [field]: event.target.value })}
            />
          ))}
          <IconButton
            icon="trash"
            label={t('promotions.tier.remove', { place: at + 1 })}
            disabled={isFixed || tiers.length === 1}
            onClick={() => onChange(tiers.filter((_tier, place) => place !== at))}
          />
        </div>
      ))}
      <p className="text-cap text-text-3">{t('promotions.tiersHint')}</p>
      <Button
        size="s"
        icon="plus"
        className="self-start"
        disabled={isFixed || tiers.length >= MOST}
        onClick={() => onChange([...tiers, { from: '', amount: '' }])}
      >
        {t('promotions.tier.add')}
      </Button>
    </fieldset>
  );
}
