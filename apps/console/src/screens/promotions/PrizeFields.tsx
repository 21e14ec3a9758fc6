import { inEveryLanguage, type Language } from '@baize/contract/languages';
import { shareText } from '@baize/ui/shareText';
import type { PrizeOdds } from '@baize/maths/fairness/prizeOdds';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { IconButton } from '@baize/ui/IconButton';
import { TextInput } from '@baize/ui/TextInput';
import { useT } from '../../i18n/useT.ts';
import type { CampaignDraft } from './CampaignDraft.ts';

type Prizes = CampaignDraft['prizes'];
type Props = {
  prizes: Prizes;
  language: Language;
  /** Members take part: prizes are read and not changed. */
  isFixed: boolean;
  error: string | undefined;
  /** Undefined while a number cannot be read. */
  odds: PrizeOdds | undefined;
  onChange: (prizes: Prizes) => void;
};

const MOST = 20;
const empty = { name: inEveryLanguage(() => ''), amount: '', weight: '1', stock: '' };

/** What a raffle is drawn from: each prize with its weight, and the chance that follows from all of them. */
export function PrizeFields({ prizes, language, isFixed, error, odds, onChange }: Props) {
  const t = useT();
  const put = (at: number, change: Partial<Prizes[number]>): void =>
    onChange(prizes.map((prize, place) => (place === at ? { ...prize, ...change } : prize)));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-label text-text-2">{t('promotions.prizes')}</legend>
      {error === undefined ? null : <Callout tone="danger">{t('promotions.prizesWrong')}</Callout>}
      {prizes.map((prize, at) => (
        // The place of a prize is what it is called by.
        <div
          key={at}
          className="grid grid-cols-2 gap-2 rounded-control bg-bg-2 p-3 sm:grid-cols-[1fr_7rem_6rem_6rem_5rem_auto]"
        >
          <TextInput
            aria-label={`${t('promotions.prize.name')} ${at + 1}`}
            placeholder={t('promotions.prize.name')}
            maxLength={200}
            readOnly={isFixed}
            value={prize.name[language] ?? ''}
            onChange={(event) => put(at, { name: { ...prize.name, [language]: event.target.value } })}
          />
          {(['amount', 'weight', 'stock'] as const).map((field) => (
            <TextInput
              key={field}
              aria-label={`${t(`promotions.prize.${field}`)} ${at + 1}`}
              placeholder={t(`promotions.prize.${field}`)}
              inputMode="decimal"
              maxLength={20}
              readOnly={isFixed}
              value={prize[field]}
              onChange={(event) => put(at, { [field]: event.target.value })}
            />
          ))}
          <span className="self-center text-right text-dense text-text-2 tabular-nums">
            {odds === undefined ? '—' : shareText(odds.weights[at] ?? 0, odds.of)}
          </span>
          <IconButton
            icon="trash"
            label={t('promotions.prize.remove', { place: at + 1 })}
            disabled={isFixed}
            onClick={() => onChange(prizes.filter((_prize, place) => place !== at))}
          />
        </div>
      ))}
      <p className="text-cap text-text-3">{t('promotions.prizesHint')}</p>
      <Button
        size="s"
        icon="plus"
        className="self-start"
        disabled={isFixed || prizes.length >= MOST}
        onClick={() => onChange([...prizes, empty])}
      >
        {t('promotions.prize.add')}
      </Button>
    </fieldset>
  );
}
