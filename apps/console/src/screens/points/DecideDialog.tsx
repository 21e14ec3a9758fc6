import { approveRedemption, rejectRedemption } from '@baize/contract';
import { FormDialog } from '../../components/FormDialog.tsx';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useReason } from '../../components/useReason.ts';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { Facts } from '../../components/Facts.tsx';
import { useT } from '../../i18n/useT.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { localText } from '@baize/contract/localText';
import type { Redemption, RedemptionAct } from './Redemption.ts';

interface DecideDialogProps {
  act: RedemptionAct;
  redemption: Redemption;
  onClose: () => void;
}

/** The last look before a decision on a redemption; its member reads what is written here. */
export function DecideDialog({ act, redemption, onClose }: DecideDialogProps) {
  const t = useT();
  const queries = useQueryClient();
  const language = useLanguage();
  const remark = useReason(act === 'reject' ? 3 : 0);
  const [isTried, setTried] = useState(false);
  const { id: redemptionId, currency, address } = redemption;
  const acting = useMutation({
    mutationFn: () =>
      act === 'approve'
        ? call(approveRedemption, { redemptionId, remark: remark.text })
        : call(rejectRedemption, { redemptionId, reason: remark.text }),
    onSuccess: ({ account, status }) => {
      toast.success(t('points.decided', { account, status: t(`points.status.${status}`) }));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  const send = (): void => {
    setTried(true);
    if (!remark.isShort && !acting.isPending) acting.mutate();
  };
  return (
    <FormDialog
      isSheetOnMobile={false}
      title={t(`points.title.${act}`)}
      button={t(`points.act.${act}`)}
      tone={act === 'approve' ? 'felt' : 'cinnabar'}
      acting={acting}
      onClose={onClose}
      onSubmit={send}
    >
      <Facts
        rows={[
          { label: t('points.reference'), value: redemption.reference },
          { label: t('cashier.member'), value: redemption.account },
          { label: t('points.what'), value: `${redemption.quantity} × ${localText(redemption.name, language)}` },
          { label: t('points.points'), value: redemption.points.toLocaleString('en-US') },
          { label: t('points.pays'), value: <Amount units={redemption.pays} currency={currency} /> },
          { label: t('points.paidBesides'), value: <Amount units={redemption.amount} currency={currency} /> },
          ...(address === ''
            ? []
            : [
                {
                  label: t('points.parcel'),
                  value: `${redemption.recipient}, ${redemption.mobile}, ${address}`,
                },
              ]),
        ]}
      />
      <ReasonField
        label={act === 'approve' ? 'points.remark' : undefined}
        hint={act === 'approve' ? 'points.remarkHint' : 'points.reasonHint'}
        {...remark.field}
        isTried={isTried}
        isFocused
      />
    </FormDialog>
  );
}
