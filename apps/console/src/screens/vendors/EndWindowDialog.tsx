import { closeWindow } from '@baize/contract';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useT } from '../../i18n/useT.ts';

/** Ends a window that runs, or calls one off, with a reason for the trail. */
export function EndWindowDialog({ windowId, onClose }: { windowId: string; onClose: () => void }) {
  const t = useT();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = reason.trim().length < 3;
  const acting = useMutation({
    mutationFn: () => call(closeWindow, { windowId, reason: reason.trim() }),
    onSuccess: () => {
      toast.success(t('vendors.ended'));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  return (
    <FormDialog
      isSheetOnMobile={false}
      title={t('vendors.end')}
      button={t('vendors.end')}
      tone="cinnabar"
      acting={acting}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (!isShort) acting.mutate();
      }}
    >
      <ReasonField
        label={t('wallets.reason')}
        error={isTried && isShort ? t('error.reason_required') : undefined}
        input={{ name: 'reason', value: reason, onChange: (event) => setReason(event.target.value) }}
      />
    </FormDialog>
  );
}
