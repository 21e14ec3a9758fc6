import { decideStuckRound } from '@baize/contract';
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
import type { StuckRound } from './StuckRound.ts';

const acts = ['retry', 'close'] as const;

/** Has what our wallet refused sent once more, or ends the round, with a reason for the trail. */
export function StuckRoundDialog({ row, onClose }: { row: StuckRound; onClose: () => void }) {
  const t = useT();
  const queries = useQueryClient();
  const [act, setAct] = useState<(typeof acts)[number]>('retry');
  const reason = useReason();
  const [isTried, setTried] = useState(false);
  const acting = useMutation({
    mutationFn: () => call(decideStuckRound, { vendorId: row.vendorId, round: row.round, act, reason: reason.text }),
    onSuccess: ({ state }) => {
      if (state === 'stuck') toast.error(t('stuck.state.stuck'));
      else toast.success(t(`stuck.state.${state}`));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  return (
    <FormDialog
      title={t('stuck.title')}
      button={t(`stuck.act.${act}`)}
      tone={act === 'close' ? 'cinnabar' : undefined}
      acting={acting}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (!reason.isShort) acting.mutate();
      }}
    >
      <Facts
        rows={[
          { label: t('rounds.round'), value: <span className="font-mono break-all">{row.round}</span> },
          { label: t('deposits.member'), value: row.memberId },
          { label: t('stuck.owed'), value: t(`stuck.call.${row.call}`) },
          {
            label: t('compare.amount'),
            value: <Amount units={row.call === 'win' ? row.win : row.bet} currency={row.currency} size="m" />,
          },
          { label: t('stuck.refusal'), value: <span className="font-mono break-all">{row.reason}</span> },
        ]}
      />
      <Segmented
        label={t('compare.act')}
        className="self-start"
        value={act}
        onValueChange={(next) => setAct(acts.find((one) => one === next) ?? act)}
        options={acts.map((value) => ({ value, label: t(`stuck.act.${value}`) }))}
      />
      <p className="text-dense text-text-3">{t(`stuck.hint.${act}`)}</p>
      <ReasonField {...reason.field} isTried={isTried} />
    </FormDialog>
  );
}
