import { rejectWithdrawal, withdrawalReasons } from '@baize/contract';
import { Callout } from '@baize/ui/Callout';
import { RadioCards } from '@baize/ui/RadioCards';
import { useState } from 'react';
import { call } from '../../call.ts';
import { amountText } from '../../components/amountText.ts';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useReason } from '../../components/useReason.ts';
import { useT } from '../../i18n/useT.ts';
import { ActDialog } from './ActDialog.tsx';
import type { ActProps } from './ActProps.ts';
import { useAct } from './useAct.ts';

/** Refusing a withdrawal: one reason for the member, one for the record; the money goes back. */
export function RejectWithdrawalDialog({ withdrawal, onClose, onDone }: ActProps) {
  const t = useT();
  const [publicReason, setPublicReason] = useState<(typeof withdrawalReasons)[number]>('account_wrong');
  const reason = useReason(10);
  const [isTried, setIsTried] = useState(false);
  const acting = useAct(
    () => call(rejectWithdrawal, { withdrawalId: withdrawal.id, publicReason, reason: reason.text }),
    onDone,
  );
  const submit = (): void => {
    setIsTried(true);
    if (!reason.isShort) acting.mutate();
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
      <ReasonField label="reason.record" hint="reason.hidden" {...reason.field} isTried={isTried} />
    </ActDialog>
  );
}
