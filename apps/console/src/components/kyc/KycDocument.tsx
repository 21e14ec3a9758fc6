import { getDocument } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { ProofDialog } from '../ProofDialog.tsx';

/** One paper; opening it is written into the trail. */
export function KycDocument({
  documentId,
  title,
  onClose,
}: {
  documentId: string;
  title: string;
  onClose: () => void;
}) {
  const document = useQuery({ ...query(getDocument, { documentId }), staleTime: Infinity, gcTime: 0 });
  return <ProofDialog title={title} fileName={`paper-${documentId}`} proof={document} onClose={onClose} />;
}
