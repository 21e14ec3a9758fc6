import { closeExclusion, createExclusion } from '@baize/contract';
import { Callout } from '@baize/ui/Callout';
import { FormDialog } from '../../components/FormDialog.tsx';
import { RadioCards } from '@baize/ui/RadioCards';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useReason } from '../../components/useReason.ts';
import { useT } from '../../i18n/useT.ts';

type Props = { act: 'exclude' | 'lift'; memberId: string; account: string; onClose: () => void };

const lengths = ['7', '30', '180', '365', 'lifted'] as const;

/** Excluding a member or lifting what an operator began. The reason stays in the trail. */
export function ExclusionDialog({ act, memberId, account, onClose }: Props) {
  const t = useT();
  const queries = useQueryClient();
  const [length, setLength] = useState<(typeof lengths)[number]>('lifted');
  const reason = useReason(10);
  const [isTried, setTried] = useState(false);
  const acting = useMutation({
    mutationFn: () =>
      act === 'exclude'
        ? call(createExclusion, {
            memberId,
            days: length === 'lifted' ? null : Number(length),
            reason: reason.text,
          })
        : call(closeExclusion, { memberId, reason: reason.text }),
    onSuccess: () => {
      toast.success(t(act === 'exclude' ? 'limits.excludedToast' : 'limits.liftedToast', { account }));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  const submit = (): void => {
    setTried(true);
    if (!reason.isShort && !acting.isPending) acting.mutate();
  };
  return (
    <FormDialog
      isSheetOnMobile={false}
      title={t(act === 'exclude' ? 'limits.excludeTitle' : 'limits.liftTitle', { account })}
      button={t(act === 'exclude' ? 'limits.exclude' : 'limits.lift')}
      tone={act === 'exclude' ? 'cinnabar' : 'felt'}
      acting={acting}
      onClose={onClose}
      onSubmit={submit}
    >
      <Callout tone="info">{t(act === 'exclude' ? 'limits.excludeFacts' : 'limits.liftFacts')}</Callout>
      {act === 'exclude' ? (
        <RadioCards
          legend={t('limits.length')}
          value={length}
          onValueChange={(next) => setLength(lengths.find((one) => one === next) ?? 'lifted')}
          options={lengths.map((value) => ({
            value,
            title: value === 'lifted' ? t('limits.untilLifted') : t('limits.days', { days: Number(value) }),
          }))}
        />
      ) : null}
      <ReasonField hint="reason.trail" {...reason.field} isTried={isTried} />
    </FormDialog>
  );
}
