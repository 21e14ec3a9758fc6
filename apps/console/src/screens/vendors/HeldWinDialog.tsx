import { localText } from '@baize/contract/localText';
import { decideHeldWin } from '@baize/contract';
import { Field } from '@baize/ui/Field';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { Facts } from '../../components/Facts.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import type { HeldAct, HeldWin } from './HeldWin.ts';

/** The last look before a decision on a win that is held. */
export function HeldWinDialog({ act, win, onClose }: { act: HeldAct; win: HeldWin; onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = reason.trim().length < 3;
  const acting = useMutation({
    mutationFn: () => call(decideHeldWin, { id: win.id, act, reason: reason.trim() }),
    onSuccess: ({ account, status, first }) => {
      const said = status === 'held' ? t('heldWins.first', { name: first }) : t(`heldWins.status.${status}`);
      toast.success(t('heldWins.doneToast', { account, status: said }));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  return (
    <FormDialog
      isSheetOnMobile={false}
      title={t(`heldWins.title.${act}`)}
      button={t(`heldWins.act.${act}`)}
      tone={act === 'approve' ? 'felt' : 'cinnabar'}
      acting={acting}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (!isShort && !acting.isPending) acting.mutate();
      }}
    >
      <Facts
        rows={[
          { label: t('cashier.member'), value: win.account },
          { label: t('freeRounds.field.game'), value: `${win.vendorName}: ${localText(win.gameName, language)}` },
          { label: t('heldWins.round'), value: win.round },
          { label: t('heldWins.amount'), value: <Amount units={win.amount} currency={win.currency} size="m" /> },
          { label: t('heldWins.stake'), value: <Amount units={win.stake} currency={win.currency} size="m" /> },
        ]}
      />
      {act === 'approve' && win.first === '' ? <p className="text-cap text-text-3">{t('heldWins.fourEyes')}</p> : null}
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
