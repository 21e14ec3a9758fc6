import { approveGrant, cancelGrant, rejectGrant } from '@baize/contract';
import { call } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { DecisionDialog } from '../../components/DecisionDialog.tsx';
import { Facts } from '../../components/Facts.tsx';
import { useT } from '../../i18n/useT.ts';
import type { Grant, GrantAct } from './Grant.ts';

const operations = { approve: approveGrant, reject: rejectGrant, cancel: cancelGrant } as const;

/** The last look before a decision on a bonus. */
export function DecideDialog({ act, grant, onClose }: { act: GrantAct; grant: Grant; onClose: () => void }) {
  const t = useT();
  const { currency } = grant;
  return (
    <DecisionDialog
      title={t(`bonuses.title.${act}`)}
      button={t(`bonuses.act.${act}`)}
      tone={act === 'approve' ? 'felt' : 'cinnabar'}
      act={(reason) => call(operations[act], { grantId: grant.id, reason })}
      said={({ account, status }) => t('bonuses.doneToast', { account, status: t(`bonuses.status.${status}`) })}
      onClose={onClose}
    >
      <Facts
        rows={[
          { label: t('cashier.member'), value: grant.account },
          { label: t('bonuses.name'), value: grant.title },
          { label: t('cashier.amount'), value: <Amount units={grant.amount} currency={currency} size="m" /> },
          { label: t('bonuses.wager'), value: <Amount units={grant.required} currency={currency} /> },
          { label: t('bonuses.days'), value: grant.days },
          { label: t('bonuses.asked'), value: `${grant.requester}: ${grant.reason}` },
        ]}
      />
    </DecisionDialog>
  );
}
