import { localText } from '@baize/contract/localText';
import { decideFreeRounds } from '@baize/contract';
import { Field } from '@baize/ui/Field';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { Facts } from '../../components/Facts.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { Moment } from '../../components/Moment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import type { FreeAct, FreeGrant } from './FreeGrant.ts';

/** The last look before a decision on free rounds. */
export function FreeDecideDialog({ act, grant, onClose }: { act: FreeAct; grant: FreeGrant; onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = reason.trim().length < 3;
  const acting = useMutation({
    mutationFn: () => call(decideFreeRounds, { id: grant.id, act, reason: reason.trim() }),
    onSuccess: ({ account, status }) => {
      toast.success(t('freeRounds.doneToast', { account, status: t(`freeRounds.status.${status}`) }));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  const { left, rounds } = grant;
  return (
    <FormDialog
      isSheetOnMobile={false}
      title={t(`freeRounds.title.${act}`)}
      button={t(`freeRounds.act.${act}`)}
      tone={act === 'approve' ? 'felt' : 'cinnabar'}
      acting={acting}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (!isShort && !acting.isPending) acting.mutate();
      }}
    >
      <Facts
        rows={[
          { label: t('cashier.member'), value: grant.account },
          { label: t('freeRounds.field.game'), value: localText(grant.gameName, language) },
          {
            label: t('freeRounds.field.stake'),
            value: <Amount units={grant.stake} currency={grant.currency} size="m" />,
          },
          { label: t('freeRounds.left'), value: t('freeRounds.leftOf', { left, rounds }) },
          { label: t('bonuses.until'), value: <Moment at={grant.endsAt} /> },
          { label: t('bonuses.asked'), value: `${grant.requester}: ${grant.reason}` },
        ]}
      />
      <Field label={t('wallets.reason')} error={isTried && isShort ? t('error.reason_required') : undefined} isRequired>
        {(control) => (
          <TextInput
            {...control}
            data-autofocus
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
