import { rejectWithdrawal, withdrawalReasons } from '@baize/contract';
import { Callout } from '@baize/ui/Callout';
import { RadioCards } from '@baize/ui/RadioCards';
import { useState } from 'react';
import { call } from '../../call.ts';
import { amountText } from '../../components/amountText.ts';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useT } from '../../i18n/useT.ts';
import { ActDialog } from './ActDialog.tsx';
import type { ActProps } from './ActProps.ts';
import { useAct } from './useAct.ts';

const SHORTEST = 10;

/** Refusing a withdrawal: one reason for the member, one for the record; the money goes back. */
export function RejectWithdrawalDialog({ withdrawal, onClose, onDone }: ActProps) {
  const t = useT();
  const [publicReason, setPublicReason] = useState<(typeof withdrawalReasons)[number]>('account_wrong');
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isShort = reason.trim().length < SHORTEST;
  const acting = useAct(
    () => call(rejectWithdrawal, { withdrawalId: withdrawal.id, publicReason, reason: reason.trim() }),
    onDone,
  );
  const submit = (): void => {
    setIsTried(true);
    if (!isShort) acting.mutate();
  };
  const { account, amount, currency } = withdrawal;
  return (
    <ActDialog
      {...{ withdrawal, acting, onClose }}
      title="cashier.rejectTitle"
      button={t('cashier.reject')}
      tone="cinnabar"
      onSubmit={submit}
    >
      <Callout tone="info">{t('cashier.rejectFacts', { account, amount: amountText(amount, currency) })}</Callout>
      <RadioCards
        legend={t('cashier.publicReason')}
        options={withdrawalReasons.map((value) => ({ value, title: t(`cashier.${value}`) }))}
        value={publicReason}
        onValueChange={(value) => setPublicReason(withdrawalReasons.find((one) => one === value) ?? 'other')}
      />
      <ReasonField
        label={t('cashier.reason')}
        hint={t('cashier.reasonHint')}
        error={isTried && isShort ? t('error.reason_required') : undefined}
        input={{ value: reason, onChange: (event) => setReason(event.target.value) }}
      />
    </ActDialog>
  );
}
