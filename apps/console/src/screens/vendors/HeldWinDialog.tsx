import { localText } from '@baize/contract/localText';
import { decideHeldWin } from '@baize/contract';
import { call } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { DecisionDialog } from '../../components/DecisionDialog.tsx';
import { Facts } from '../../components/Facts.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import type { HeldAct, HeldWin } from './HeldWin.ts';

/** The last look before a decision on a win that is held. */
export function HeldWinDialog({ act, win, onClose }: { act: HeldAct; win: HeldWin; onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  return (
    <DecisionDialog
      title={t(`heldWins.title.${act}`)}
      button={t(`heldWins.act.${act}`)}
      tone={act === 'approve' ? 'felt' : 'cinnabar'}
      act={(reason) => call(decideHeldWin, { id: win.id, act, reason })}
      said={({ account, status, first }) =>
        t('heldWins.doneToast', {
          account,
          status: status === 'held' ? t('heldWins.first', { name: first }) : t(`heldWins.status.${status}`),
        })
      }
      onClose={onClose}
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
    </DecisionDialog>
  );
}
