import { updateWalletMode } from '@baize/contract';
import { FormDialog } from '../../components/FormDialog.tsx';
import { Field } from '@baize/ui/Field';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';

/** Opens or closes the vendors' wallets of the brand, with a reason for the trail. */
export function ModeDialog({ isSingle, onClose }: { isSingle: boolean; onClose: () => void }) {
  const t = useT();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = reason.trim().length < 3;
  const acting = useMutation({
    mutationFn: () => call(updateWalletMode, { isSingle, reason: reason.trim() }),
    onSuccess: () => {
      toast.success(t(isSingle ? 'wallets.nowSingle' : 'wallets.nowSeveral'));
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
      title={t(isSingle ? 'wallets.toSingle' : 'wallets.toSeveral')}
      button={t(isSingle ? 'wallets.toSingle' : 'wallets.toSeveral')}
      acting={acting}
      onClose={onClose}
      onSubmit={send}
    >
      <p className="text-body text-text-2">{t(isSingle ? 'wallets.singleNote' : 'wallets.severalNote')}</p>
      <Field label={t('wallets.reason')} error={isTried && isShort ? t('error.reason_required') : undefined} isRequired>
        {(control) => (
          <TextInput
            {...control}
            data-autofocus
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
