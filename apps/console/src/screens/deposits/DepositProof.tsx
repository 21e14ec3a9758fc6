import { getDepositProof } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { ProofDialog } from '../../components/ProofDialog.tsx';
import { useT } from '../../i18n/useT.ts';

/** What the payer handed in to show the payment. */
export function DepositProof({ depositId, onClose }: { depositId: string; onClose: () => void }) {
  const t = useT();
  const proof = useQuery({ ...query(getDepositProof, { depositId }), staleTime: Infinity });
  return (
    <ProofDialog
      title={t('deposits.proofTitle', { id: depositId })}
      fileName={`deposit-${depositId}`}
      proof={proof}
      onClose={onClose}
    />
  );
}
