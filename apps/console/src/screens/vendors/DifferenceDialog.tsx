import { decideDifference, updateDifference } from '@baize/contract';
import { Callout } from '@baize/ui/Callout';
import { Segmented } from '@baize/ui/Segmented';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { Facts } from '../../components/Facts.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useReason } from '../../components/useReason.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import type { RoundDifference } from './RoundDifference.ts';

/** What is done about a difference: a note, the wish to book it, or the second person's decision. */
export function DifferenceDialog({ row, onClose }: { row: RoundDifference; onClose: () => void }) {
  const t = useT();
  const queries = useQueryClient();
  const { operator } = useOperator();
  const isWish = row.state === 'requested';
  const isOwn = isWish && row.requestedBy === operator?.username;
  const [act, setAct] = useState<'note' | 'request' | 'book' | 'refuse'>(isWish ? 'book' : 'request');
  const note = useReason();
  const [isTried, setTried] = useState(false);
  const acting = useMutation({
    mutationFn: () =>
      act === 'note' || act === 'request'
        ? call(updateDifference, { differenceId: row.id, act, note: note.text })
        : call(decideDifference, { differenceId: row.id, isApproved: act === 'book' }),
    onSuccess: ({ state }) => {
      toast.success(t('compare.doneToast', { state: t(`compare.state.${state}`) }));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  const acts = isWish ? (['book', 'refuse'] as const) : (['request', 'note'] as const);
  return (
    <FormDialog
      title={t('compare.title')}
      button={t(`compare.act.${act}`)}
      acting={acting}
      isReady={!isOwn}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if ((isWish || !note.isShort) && !isOwn) acting.mutate();
      }}
    >
      {isOwn ? <Callout tone="info">{t('error.second_operator_needed')}</Callout> : null}
      <Facts
        rows={[
          { label: t('rounds.round'), value: <span className="font-mono break-all">{row.round}</span> },
          { label: t('deposits.member'), value: row.memberId },
          { label: t('wallets.difference'), value: t(`compare.kind.${row.kind}`) },
          {
            label: t('compare.amount'),
            value: <Amount units={row.amount} currency={row.currency} sign="always" size="m" />,
          },
          ...(row.note === '' ? [] : [{ label: t('compare.note'), value: row.note }]),
          ...(row.requestedBy === '' ? [] : [{ label: t('adjust.by'), value: row.requestedBy }]),
        ]}
      />
      <Segmented
        label={t('compare.act')}
        className="self-start"
        value={act}
        onValueChange={(next) => setAct(acts.find((one) => one === next) ?? act)}
        options={acts.map((value) => ({ value, label: t(`compare.act.${value}`) }))}
      />
      {isWish ? (
        <p className="text-dense text-text-3">{t('compare.debtNote')}</p>
      ) : (
        <ReasonField label="compare.note" {...note.field} isTried={isTried} />
      )}
    </FormDialog>
  );
}
