import { REASON_MAX } from '@baize/contract/shapes';
import { approveRedemption, rejectRedemption } from '@baize/contract';
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
import { useSite } from '../../useSite.ts';
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
  const { defaultLanguage } = useSite();
  const [remark, setRemark] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = act === 'reject' && remark.trim().length < 3;
  const { id: redemptionId, currency, address } = redemption;
  const acting = useMutation({
    mutationFn: () =>
      act === 'approve'
        ? call(approveRedemption, { redemptionId, remark: remark.trim() })
        : call(rejectRedemption, { redemptionId, reason: remark.trim() }),
    onSuccess: ({ account, status }) => {
      toast.success(t('points.decided', { account, status: t(`points.status.${status}`) }));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  const send = (): void => {
    setTried(true);
    if (!isShort && !acting.isPending) acting.mutate();
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
          { label: t('points.what'), value: `${redemption.quantity} × ${localText(redemption.name, defaultLanguage)}` },
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
      <Field
        label={t(act === 'approve' ? 'points.remark' : 'wallets.reason')}
        hint={t(act === 'approve' ? 'points.remarkHint' : 'points.reasonHint')}
        error={isTried && isShort ? t('error.reason_required') : undefined}
        isRequired={act === 'reject'}
      >
        {(control) => (
          <TextInput
            {...control}
            data-autofocus
            maxLength={REASON_MAX}
            value={remark}
            onChange={(event) => setRemark(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
