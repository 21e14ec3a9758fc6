import { approveGrant, cancelGrant, rejectGrant } from '@baize/contract';
import { FormDialog } from '../../components/FormDialog.tsx';
import { Field } from '@baize/ui/Field';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { Facts } from '../../components/Facts.tsx';
import { useT } from '../../i18n/useT.ts';
import type { Grant, GrantAct } from './Grant.ts';

const operations = { approve: approveGrant, reject: rejectGrant, cancel: cancelGrant } as const;

/** The last look before a decision on a bonus. */
export function DecideDialog({ act, grant, onClose }: { act: GrantAct; grant: Grant; onClose: () => void }) {
  const t = useT();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = reason.trim().length < 3;
  const acting = useMutation({
    mutationFn: () => call(operations[act], { grantId: grant.id, reason: reason.trim() }),
    onSuccess: ({ account, status }) => {
      toast.success(t('bonuses.doneToast', { account, status: t(`bonuses.status.${status}`) }));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  const send = (): void => {
    setTried(true);
    if (!isShort && !acting.isPending) acting.mutate();
  };
  const { currency } = grant;
  return (
    <FormDialog
      isSheetOnMobile={false}
      title={t(`bonuses.title.${act}`)}
      button={t(`bonuses.act.${act}`)}
      tone={act === 'approve' ? 'felt' : 'cinnabar'}
      acting={acting}
      onClose={onClose}
      onSubmit={send}
    >
      <Facts
        rows={[
          { label: t('cashier.member'), value: grant.account },
          { label: t('bonuses.name'), value: grant.title },
          { label: t('cashier.amount'), value: <Amount units={grant.amount} currency={currency} size="m" /> },
          { label: t('bonuses.wager'), value: <Amount units={grant.required} currency={currency} /> },
          { label: t('bonuses.days'), value: grant.days },
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
