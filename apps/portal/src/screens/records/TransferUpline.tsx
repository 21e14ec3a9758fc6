import { TransferForm } from '../../components/transfer/TransferForm.tsx';
import { useT } from '../../i18n/useT.ts';

/** Money to the direct upline. */
export function TransferUpline() {
  const t = useT();
  return (
    <>
      <h1 className="mb-4 flex min-h-11 items-center text-h2 text-text-1">{t('team.transfer.upTitle')}</h1>
      <div className="max-w-120 rounded-panel bg-bg-1 p-4 shadow-panel sm:p-5">
        <TransferForm />
      </div>
    </>
  );
}
