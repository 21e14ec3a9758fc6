import type { getProof, OutputOf } from '@baize/contract';
import { buttonClass } from '@baize/ui/buttonClass';
import { Dialog } from '@baize/ui/Dialog';
import { Skeleton } from '@baize/ui/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { useT } from '../i18n/useT.ts';
import { QueryFault } from './QueryFault.tsx';

type ProofDialogProps = {
  title: string;
  /** What a document is saved as, without its ending. */
  fileName: string;
  proof: UseQueryResult<OutputOf<typeof getProof>>;
  onClose: () => void;
};

/** What a member handed in. Pictures are shown; a document is saved, since nothing of it may run here. */
export function ProofDialog({ title, fileName, proof, onClose }: ProofDialogProps) {
  const t = useT();
  const source = proof.data === undefined ? '' : `data:${proof.data.mediaType};base64,${proof.data.data}`;
  return (
    <Dialog
      size="m"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      labels={{ close: t('shell.close') }}
    >
      {proof.isPending ? <Skeleton className="h-80" /> : null}
      {proof.isLoadingError ? <QueryFault error={proof.error} onRetry={proof.refetch} /> : null}
      {proof.data !== undefined && proof.data.mediaType === 'application/pdf' ? (
        <a href={source} download={`${fileName}.pdf`} className={buttonClass({ tone: 'outline' })}>
          {t('cashier.downloadProof')}
        </a>
      ) : null}
      {proof.data !== undefined && proof.data.mediaType !== 'application/pdf' ? (
        <img src={source} alt={t('cashier.proofAlt')} className="mx-auto max-h-[70dvh] max-w-full rounded-panel" />
      ) : null}
    </Dialog>
  );
}
