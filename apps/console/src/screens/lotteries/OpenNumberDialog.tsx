import { cancelRestriction, type listRestrictions, type OutputOf } from '@baize/contract';
import { call } from '../../call.ts';
import { DecisionDialog } from '../../components/DecisionDialog.tsx';
import { useT } from '../../i18n/useT.ts';

interface OpenNumberDialogProps {
  restriction: OutputOf<typeof listRestrictions>['restrictions'][number];
  playName: string;
  onClose: () => void;
}

/** The last look before a restricted number takes stakes again like any other. */
export function OpenNumberDialog({ restriction: { id, number }, playName, onClose }: OpenNumberDialogProps) {
  const t = useT();
  return (
    <DecisionDialog
      title={t('lotteries.numbers.openTitle', { number })}
      description={t('lotteries.numbers.openNote')}
      button={t('lotteries.numbers.open')}
      act={(reason) => call(cancelRestriction, { restrictionId: id, reason })}
      said={() => t('lotteries.numbers.isOpen', { number })}
      onClose={onClose}
    >
      <p className="text-dense break-words text-text-2">{playName}</p>
    </DecisionDialog>
  );
}
