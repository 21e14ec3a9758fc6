import { Dialog } from '@baize/ui/Dialog';
import { buttonClass } from '@baize/ui/buttonClass';
import { useT } from '../../i18n/useT.ts';
import { hrefOf } from '../../router/hrefOf.ts';
import { DrawProof } from './DrawProof.tsx';

interface ProofDialogProps {
  gameCode: string;
  drawNo: string;
  /** The receipt of an own order, which is looked for among those that went in. */
  digest?: string;
  onClose: () => void;
}

/** What a draw was made of, drawn again by this browser; and the way to where anybody can do the same. */
export function ProofDialog({ gameCode, drawNo, digest, onClose }: ProofDialogProps) {
  const t = useT();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      size="m"
      title={t('lottery.proofTitle', { no: drawNo })}
      description={t('lottery.proofText')}
      labels={{ close: t('lottery.close') }}
    >
      <div className="flex flex-col gap-4">
        <DrawProof gameCode={gameCode} drawNo={drawNo} digest={digest} />
        <a
          href={hrefOf({ to: '/drawCheck', search: { gameCode, drawNo, digest } })}
          target="_blank"
          rel="noopener"
          className={buttonClass({ tone: 'ghost', size: 's' })}
        >
          {t('lottery.checkPage')}
        </a>
      </div>
    </Dialog>
  );
}
