import { localText } from '@baize/contract/localText';
import { decideFreeRounds } from '@baize/contract';
import { call } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { DecisionDialog } from '../../components/DecisionDialog.tsx';
import { Facts } from '../../components/Facts.tsx';
import { Moment } from '../../components/Moment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import type { FreeAct, FreeGrant } from './FreeGrant.ts';

/** The last look before a decision on free rounds. */
export function FreeDecideDialog({ act, grant, onClose }: { act: FreeAct; grant: FreeGrant; onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const { left, rounds } = grant;
  return (
    <DecisionDialog
      title={t(`freeRounds.title.${act}`)}
      button={t(`freeRounds.act.${act}`)}
      tone={act === 'approve' ? 'felt' : 'cinnabar'}
      act={(reason) => call(decideFreeRounds, { id: grant.id, act, reason })}
      said={({ account, status }) => t('freeRounds.doneToast', { account, status: t(`freeRounds.status.${status}`) })}
      onClose={onClose}
    >
      <Facts
        rows={[
          { label: t('cashier.member'), value: grant.account },
          { label: t('freeRounds.field.game'), value: localText(grant.gameName, language) },
          {
            label: t('freeRounds.field.stake'),
            value: <Amount units={grant.stake} currency={grant.currency} size="m" />,
          },
          { label: t('freeRounds.left'), value: t('freeRounds.leftOf', { left, rounds }) },
          { label: t('bonuses.until'), value: <Moment at={grant.endsAt} /> },
          { label: t('bonuses.asked'), value: `${grant.requester}: ${grant.reason}` },
        ]}
      />
    </DecisionDialog>
  );
}
