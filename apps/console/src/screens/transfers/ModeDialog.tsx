import { updateWalletMode } from '@baize/contract';
import { call } from '../../call.ts';
import { DecisionDialog } from '../../components/DecisionDialog.tsx';
import { useT } from '../../i18n/useT.ts';

/** Opens or closes the vendors' wallets of the brand, with a reason for the trail. */
export function ModeDialog({ isSingle, onClose }: { isSingle: boolean; onClose: () => void }) {
  const t = useT();
  return (
    <DecisionDialog
      title={t(isSingle ? 'wallets.toSingle' : 'wallets.toSeveral')}
      act={(reason) => call(updateWalletMode, { isSingle, reason })}
      said={() => t(isSingle ? 'wallets.nowSingle' : 'wallets.nowSeveral')}
      onClose={onClose}
    >
      <p className="text-body text-text-2">{t(isSingle ? 'wallets.singleNote' : 'wallets.severalNote')}</p>
    </DecisionDialog>
  );
}
