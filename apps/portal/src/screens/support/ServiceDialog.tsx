import { Dialog } from '@baize/ui/Dialog';
import { WaysToReachUs } from '../../components/WaysToReachUs.tsx';
import { useT } from '../../i18n/useT.ts';

type Props = { isOpen: boolean; onOpenChange(isOpen: boolean): void };

/** What stands in for the customer service window, in its size, where the brand has no service on line. */
export function ServiceDialog({ isOpen, onOpenChange }: Props) {
  const t = useT();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="window"
      title={t('shell.service')}
      description={t('support.noService')}
      labels={{ close: t('shell.close') }}
    >
      <WaysToReachUs />
    </Dialog>
  );
}
