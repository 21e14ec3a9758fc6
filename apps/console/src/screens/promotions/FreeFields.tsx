import { localText } from '@baize/contract/localText';
import { listFreeRounds } from '@baize/contract';
import { formatAmount } from '@baize/maths';
import { Field } from '@baize/ui/Field';
import { Select } from '@baize/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { QueryFault } from '../../components/QueryFault.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import type { CampaignDraft } from './CampaignDraft.ts';

type Props = {
  free: CampaignDraft['free'];
  /** Members take part: what is given is read and not changed. */
  isFixed: boolean;
  error: string | undefined;
  onChange: (free: CampaignDraft['free']) => void;
};

/** Which game is played free and at which stake, of those that are offered; what is kept stays, also if it is offered no more. */
export function FreeFields({ free, isFixed, error, onChange }: Props) {
  const t = useT();
  const language = useLanguage();
  const list = useQuery(query(listFreeRounds, { view: 'waiting', pageNum: 1, pageSize: 1 }));
  if (list.isLoadingError) return <QueryFault error={list.error} onRetry={list.refetch} />;
  const offered = (list.data?.games ?? []).map((one) => ({
    value: `${one.vassalage} ${one.gameCode}`,
    label: localText(one.name, language),
    stakes: one.stakes.map((stake) => formatAmount(stake)),
  }));
  const game = offered.find(({ value }) => value === free.game);
  const isKept = free.game !== '' && game === undefined;
  const stakes = game?.stakes ?? (free.stake === '' ? [] : [free.stake]);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('freeRounds.field.game')} error={error}>
        {(control) => (
          <Select
            {...control}
            disabled={isFixed || list.isPending}
            placeholder={t('freeRounds.choose')}
            options={[...offered, ...(isKept ? [{ value: free.game, label: free.game.split(' ')[1] ?? '' }] : [])]}
            value={free.game}
            onValueChange={(next) => onChange({ game: next, stake: '' })}
          />
        )}
      </Field>
      <Field label={t('freeRounds.field.stake')}>
        {(control) => (
          <Select
            {...control}
            disabled={isFixed || stakes.length === 0}
            placeholder={t('freeRounds.choose')}
            options={stakes.map((stake) => ({ value: stake, label: stake }))}
            value={free.stake}
            onValueChange={(stake) => onChange({ ...free, stake })}
          />
        )}
      </Field>
    </div>
  );
}
