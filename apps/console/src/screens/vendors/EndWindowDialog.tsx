import { closeWindow } from '@baize/contract';
import { call } from '../../call.ts';
import { DecisionDialog } from '../../components/DecisionDialog.tsx';
import { useT } from '../../i18n/useT.ts';

/** Ends a window that runs, or calls one off, with a reason for the trail. */
export function EndWindowDialog({ windowId, onClose }: { windowId: string; onClose: () => void }) {
  const t = useT();
  return (
    <DecisionDialog
      title={t('vendors.end')}
      tone="cinnabar"
      act={(reason) => call(closeWindow, { windowId, reason })}
      said={() => t('vendors.ended')}
      onClose={onClose}
    />
  );
}
