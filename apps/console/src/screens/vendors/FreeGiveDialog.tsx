import { localText } from '@baize/contract/localText';
import { useOnce } from '@baize/ui/useOnce';
import { createFreeRounds } from '@baize/contract';
import { formatAmount } from '@baize/maths';
import { Callout } from '@baize/ui/Callout';
import { Field } from '@baize/ui/Field';
import { Select } from '@baize/ui/Select';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { nowMs } from '../../nowMs.ts';
import { freeFault, type FreeDraft } from './freeFault.ts';
import type { FreeGame } from './FreeGrant.ts';
import { MomentField } from '../../components/MomentField.tsx';

const WEEK_MS = 7 * 86_400_000;
const HOUR_MS = 3_600_000;
const keyOf = ({ vassalage, gameCode }: FreeGame): string => `${vassalage} ${gameCode}`;

/** Asks for free rounds for a member; somebody else has to approve them. */
export function FreeGiveDialog({ games, onClose }: { games: readonly FreeGame[]; onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const queries = useQueryClient();
  const [draft, setDraft] = useState<FreeDraft>(() => ({
    ...{ account: '', game: '', stake: '', rounds: '10', reason: '' },
    endsAt: new Date(Math.ceil(nowMs() / HOUR_MS) * HOUR_MS + WEEK_MS).toISOString(),
  }));
  const [fault, setFault] = useState<keyof FreeDraft>();
  const once = useOnce();
  const game = games.find((one) => keyOf(one) === draft.game);
  const asking = useMutation({
    mutationFn: ({ vassalage, gameCode, endsAt, stake }: FreeGame & { endsAt: string; stake: bigint }) =>
      once(Object.values(draft), (requestId) =>
        call(createFreeRounds, {
          requestId,
          ...{ account: draft.account.trim(), vassalage, gameCode, stake, endsAt },
          ...{ rounds: Number(draft.rounds), reason: draft.reason.trim() },
        }),
      ),
    onSuccess: ({ account }) => {
      toast.success(t('freeRounds.askedToast', { account }));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  const change = (part: Partial<FreeDraft>): void => {
    setDraft({ ...draft, ...part });
    setFault(undefined);
  };
  const errorOf = (name: Exclude<keyof FreeDraft, 'reason'>) =>
    fault === name ? t(`freeRounds.fault.${name}`) : undefined;
  return (
    <FormDialog
      title={t('freeRounds.give')}
      button={t('bonuses.ask')}
      acting={asking}
      onClose={onClose}
      onSubmit={() => {
        const found = freeFault(draft, nowMs());
        setFault(found);
        const stake = game?.stakes.find((one) => formatAmount(one) === draft.stake);
        if (found !== undefined || game === undefined || stake === undefined || draft.endsAt === null) return;
        asking.mutate({ ...game, stake, endsAt: draft.endsAt });
      }}
    >
      <Callout>{t('freeRounds.fourEyes')}</Callout>
      <Field
        label={t('freeRounds.field.account')}
        hint={t('bonuses.hint.account')}
        error={errorOf('account')}
        isRequired
      >
        {(control) => (
          <TextInput
            {...control}
            data-autofocus
            maxLength={64}
            value={draft.account}
            onChange={(event) => change({ account: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('freeRounds.field.game')} error={errorOf('game')} isRequired>
        {(control) => (
          <Select
            {...control}
            value={draft.game}
            placeholder={t('freeRounds.choose')}
            onValueChange={(next) => change({ game: next, stake: '' })}
            options={games.map((one) => ({ value: keyOf(one), label: localText(one.name, language) }))}
          />
        )}
      </Field>
      <Field label={t('freeRounds.field.stake')} error={errorOf('stake')} isRequired>
        {(control) => (
          <Select
            {...control}
            value={draft.stake}
            disabled={game === undefined}
            placeholder={t('freeRounds.choose')}
            onValueChange={(stake) => change({ stake })}
            options={(game?.stakes ?? []).map((stake) => ({ value: formatAmount(stake), label: formatAmount(stake) }))}
          />
        )}
      </Field>
      <Field label={t('freeRounds.field.rounds')} error={errorOf('rounds')} isRequired>
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            maxLength={3}
            value={draft.rounds}
            onChange={(event) => change({ rounds: event.target.value })}
          />
        )}
      </Field>
      <MomentField
        label={t('freeRounds.field.endsAt')}
        error={errorOf('endsAt')}
        isRequired
        value={draft.endsAt}
        onChange={(endsAt) => change({ endsAt })}
      />
      <ReasonField
        hint="reason.trail"
        value={draft.reason}
        least={10}
        onValueChange={(reason) => change({ reason })}
        isTried={fault === 'reason'}
      />
    </FormDialog>
  );
}
