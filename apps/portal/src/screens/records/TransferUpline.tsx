import { TransferForm } from '../../components/transfer/TransferForm.tsx';
import { useT } from '../../i18n/useT.ts';
import { UplineTransfers } from './UplineTransfers.tsx';

/** Money to the direct upline, and what was sent so far. */
export function TransferUpline() {
  const t = useT();
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="mb-4 flex min-h-11 items-center text-h2 text-text-1">{t('team.transfer.upTitle')}</h1>
        <div className="max-w-120 rounded-panel bg-bg-1 p-4 shadow-panel sm:p-5">
          <TransferForm />
        </div>
      </div>
      <UplineTransfers />
    </div>
  );
}
