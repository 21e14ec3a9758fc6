import { approveDeposit } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Dialog } from '@baize/ui/Dialog';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { Facts } from '../../components/Facts.tsx';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useReason } from '../../components/useReason.ts';
import { useT } from '../../i18n/useT.ts';
import { useSite } from '../../useSite.ts';
import { amountText } from '../../components/amountText.ts';
import type { DecisionProps } from './DecisionProps.ts';

/**
 * The last look before money is credited: which brand, whose account, how much. What has expired is approved late, with a
 * reason for the record; of two approvals the first one says that it credits nothing.
 */
export function ApproveDialog({ deposit, onClose, onDecided }: DecisionProps) {
  const t = useT();
  const site = useSite();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [isTried, setIsTried] = useState(false);
  const isLate = deposit.status === 'expired';
  const isFirst = deposit.needsSecond && deposit.status !== 'review';
  const note = useReason(isLate ? 10 : 0);
  const credited = amountText(deposit.credited, deposit.currency);
  const approving = useMutation({
    mutationFn: () => call(approveDeposit, { depositId: deposit.id, note: note.text, isLate }),
    onSuccess: ({ status }) => {
      toast.success(
        t(status === 'review' ? 'deposits.firstToast' : 'deposits.approvedToast', {
          amount: credited,
          account: deposit.account,
        }),
      );
      onDecided();
    },
    onSettled: () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  const submit = (): void => {
    setIsTried(true);
    if (!note.isShort) approving.mutate();
  };
  return (
    <Dialog
      size="s"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isSheetOnMobile={false}
      title={t(isLate ? 'deposits.lateTitle' : 'deposits.approveTitle', { brand: site.merchant })}
      labels={{ close: t('shell.close') }}
      footer={
        <>
          <Button tone="ghost" onClick={onClose} disabled={approving.isPending}>
            {t('shell.cancel')}
          </Button>
          <Button tone="felt" isLoading={approving.isPending} onClick={submit}>
            {t(isFirst ? 'deposits.firstButton' : 'deposits.approveAmount', { amount: credited })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {approving.isError ? (
          <Callout tone="danger" isLive>
            {errorText(approving.error)}
          </Callout>
        ) : null}
        <Facts
          rows={[
            { label: t('deposits.brand'), value: site.merchant },
            { label: t('deposits.member'), value: deposit.account },
            { label: t('deposits.remark'), value: <span className="font-mono">{deposit.remark}</span> },
            { label: t('deposits.amount'), value: <Amount units={deposit.amount} currency={deposit.currency} /> },
            { label: t('deposits.fee'), value: <Amount units={deposit.fee} currency={deposit.currency} /> },
            {
              label: t('deposits.credited'),
              value: <Amount units={deposit.credited} currency={deposit.currency} size="m" />,
            },
          ]}
        />
        {isFirst ? <Callout tone="info">{t('deposits.needsSecond')}</Callout> : null}
        <ReasonField
          label={isLate ? 'deposits.lateReason' : 'reason.note'}
          hint={isLate ? 'deposits.lateReasonHint' : 'reason.noteHint'}
          {...note.field}
          isTried={isTried}
          isFocused
        />
      </div>
    </Dialog>
  );
}
