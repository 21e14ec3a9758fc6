import { FormDialog } from '../../components/FormDialog.tsx';
import type { ReactNode } from 'react';
import { Amount } from '../../components/Amount.tsx';
import { Facts } from '../../components/Facts.tsx';
import { useT } from '../../i18n/useT.ts';
import { useSite } from '../../useSite.ts';
import type { QueuedWithdrawal } from '../../components/QueuedWithdrawal.ts';

type ActDialogProps = {
  withdrawal: QueuedWithdrawal;
  title:
    | 'cashier.approveTitle'
    | 'cashier.rejectTitle'
    | 'cashier.payTitle'
    | 'cashier.gatewayTitle'
    | 'cashier.resolveTitle';
  button: ReactNode;
  tone?: 'felt' | 'cinnabar';
  acting: { isPending: boolean; isError: boolean; error: unknown };
  /** False where there is nothing to do yet. */
  isReady?: boolean;
  onClose: () => void;
  onSubmit: () => void;
  children?: ReactNode;
};

/** The last look before an act: which brand, whose money, how much, to which account. */
export function ActDialog({
  withdrawal,
  title,
  button,
  tone = 'felt',
  acting,
  isReady = true,
  onClose,
  onSubmit,
  children,
}: ActDialogProps) {
  const t = useT();
  const site = useSite();
  const { currency } = withdrawal;
  return (
    <FormDialog
      isSheetOnMobile={false}
      title={t(title, { brand: site.merchant })}
      button={button}
      tone={tone}
      acting={acting}
      isReady={isReady}
      onClose={onClose}
      onSubmit={onSubmit}
    >
      <Facts
        rows={[
          { label: t('cashier.member'), value: withdrawal.account },
          { label: t('cashier.amount'), value: <Amount units={withdrawal.amount} currency={currency} /> },
          { label: t('cashier.fee'), value: <Amount units={withdrawal.fee} currency={currency} /> },
          { label: t('cashier.arrives'), value: <Amount units={withdrawal.arrives} currency={currency} size="m" /> },
          { label: t('cashier.to'), value: `${withdrawal.bank} · ${withdrawal.number}` },
          { label: t('cashier.holder'), value: withdrawal.holderName },
        ]}
      />
      {children}
    </FormDialog>
  );
}
