import { rejectBill, type contractBill } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Dialog } from '@baize/ui/Dialog';
import { useMutation } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../call.ts';
import { amountText } from '../../components/amountText.ts';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useReason } from '../../components/useReason.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';

interface RejectBillDialogProps {
  bill: z.output<typeof contractBill>;
  onClose: () => void;
  onDone: () => void;
}

/** Refuses a dividend with a reason that both sides read. */
export function RejectBillDialog({ bill, onClose, onDone }: RejectBillDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const reason = useReason(1);
  const reject = useMutation({
    mutationFn: () => call(rejectBill, { id: bill.id, reason: reason.text }),
    onSuccess: onClose,
    onSettled: onDone,
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="s"
      title={t('contracts.refuseBill', { account: bill.account, amount: amountText(bill.amount, bill.currency) })}
      labels={{ close: t('shell.close') }}
      footer={
        <Button tone="cinnabar" disabled={reason.isShort} isLoading={reject.isPending} onClick={() => reject.mutate()}>
          {t('contracts.do.reject')}
        </Button>
      }
    >
      <ReasonField hint="contracts.reasonHint" {...reason.field} />
      {reject.error ? (
        <Callout tone="danger" isLive className="mt-3">
          {errorText(reject.error)}
        </Callout>
      ) : null}
    </Dialog>
  );
}
