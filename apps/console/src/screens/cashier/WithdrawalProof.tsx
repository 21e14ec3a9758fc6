import { getProof } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { ProofDialog } from '../../components/ProofDialog.tsx';
import { useT } from '../../i18n/useT.ts';

/** What the member handed in to show that nothing arrived. */
export function WithdrawalProof({ withdrawalId, onClose }: { withdrawalId: string; onClose: () => void }) {
  const t = useT();
  const proof = useQuery({ ...query(getProof, { withdrawalId }), staleTime: Infinity });
  return (
    <ProofDialog
      title={t('cashier.proofTitle', { id: withdrawalId })}
      fileName={`withdrawal-${withdrawalId}`}
      proof={proof}
      onClose={onClose}
    />
  );
}
