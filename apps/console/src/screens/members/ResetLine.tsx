import type { listSecondStepResets, OutputOf } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { StatusChip } from '@baize/ui/StatusChip';
import { useState } from 'react';
import { Moment } from '../../components/Moment.tsx';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { DecideResetDialog } from './DecideResetDialog.tsx';

type Reset = OutputOf<typeof listSecondStepResets>[number];

const TONES = { requested: 'amber', approved: 'felt', rejected: 'cinnabar' } as const;

/** One wish to take two-step login off: who asked and why, and what came of it. */
export function ResetLine({ reset, account }: { reset: Reset; account?: string }) {
  const t = useT();
  const { may } = useOperator();
  const [isDeciding, setIsDeciding] = useState(false);
  const isWaiting = reset.status === 'requested';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        {account === undefined ? null : <p className="text-label text-text-1">{account}</p>}
        <p className="text-body break-words text-text-1">{reset.reason}</p>
        <p className="text-cap text-text-3">
          {t('members.resetWaits', { operator: reset.requestedBy })} · <Moment at={reset.createdAt} />
          {reset.decidedBy === '' ? null : ` · ${reset.decidedBy}: ${reset.decisionReason}`}
        </p>
        {isWaiting && reset.isOwn ? <p className="text-cap text-amber-text">{t('members.resetOwn')}</p> : null}
      </div>
      <StatusChip tone={TONES[reset.status]}>{t(`members.resetStatus.${reset.status}`)}</StatusChip>
      {isWaiting && !reset.isOwn && may('members.write') ? (
        <Button size="s" tone="felt" onClick={() => setIsDeciding(true)}>
          {t('members.resetDecide')}
        </Button>
      ) : null}
      {isDeciding ? <DecideResetDialog reset={reset} onClose={() => setIsDeciding(false)} /> : null}
    </li>
  );
}
