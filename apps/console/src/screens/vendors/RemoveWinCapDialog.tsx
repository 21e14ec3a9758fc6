import { removeWinCap } from '@baize/contract';
import { call } from '../../call.ts';
import { DecisionDialog } from '../../components/DecisionDialog.tsx';
import { useT } from '../../i18n/useT.ts';
import type { BrandVendor } from './BrandVendor.ts';
import type { WinCap } from './WinCap.ts';
import { WinCapFacts } from './WinCapFacts.tsx';

interface RemoveWinCapDialogProps {
  vendor: BrandVendor;
  cap: WinCap;
  name: string;
  currency: string;
  onClose: () => void;
}

/** Takes back what was set, so that the next wider bound holds. */
export function RemoveWinCapDialog({ vendor, cap, name, currency, onClose }: RemoveWinCapDialogProps) {
  const t = useT();
  const { vendorId } = vendor;
  const { gameCode, version } = cap;
  return (
    <DecisionDialog
      title={t('caps.removeTitle', { name: `${vendor.name}: ${name}` })}
      description={t('caps.removeNote')}
      button={t('caps.remove')}
      tone="cinnabar"
      act={(reason) => call(removeWinCap, { vendorId, gameCode, version, reason })}
      said={() => t('caps.removed')}
      onClose={onClose}
    >
      <WinCapFacts cap={cap} currency={currency} />
    </DecisionDialog>
  );
}
