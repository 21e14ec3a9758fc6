import { listDownlines } from '@baize/contract/agents/listDownlines';
import { Dialog } from '@baize/ui/Dialog';
import { useQueryClient } from '@tanstack/react-query';
import { TransferForm } from '../../components/transfer/TransferForm.tsx';
import { useT } from '../../i18n/useT.ts';

interface TransferDownDialogProps {
  /** To whom; undefined while it is closed. */
  downline: { memberId: string; account: string } | undefined;
  onClose: () => void;
}

/** Money for somebody of the own team. */
export function TransferDownDialog({ downline, onClose }: TransferDownDialogProps) {
  const t = useT();
  const queries = useQueryClient();
  return (
    <Dialog
      isOpen={downline !== undefined}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      size="s"
      title={t('team.transfer.title', { account: downline?.account ?? '' })}
      labels={{ close: t('team.close') }}
    >
      {downline === undefined ? null : (
        <TransferForm
          downline={downline}
          onSent={() => {
            void queries.invalidateQueries({ queryKey: [listDownlines.id] });
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
