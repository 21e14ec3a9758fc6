import { getDrawProof } from '@baize/contract/lotteries/getDrawProof';
import type { Family } from '@baize/maths/lottery/Play';
import { resultRows } from '@baize/maths/lottery/resultRows';
import { Dialog } from '@baize/ui/Dialog';
import { ErrorState } from '@baize/ui/ErrorState';
import { Skeleton } from '@baize/ui/Skeleton';
import { StatusChip } from '@baize/ui/StatusChip';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../call.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { checkDraw } from './checkDraw.ts';
import { NumberRow } from './NumberRow.tsx';
import { ResultBoard } from './ResultBoard.tsx';

interface ProofDialogProps {
  gameCode: string;
  drawNo: string;
  family: Family;
  /** The receipt of an own order, which is looked for among those that went in. */
  digest?: string;
  onClose: () => void;
}

const facts = ['commitment', 'ordersHash', 'seed', 'chainBefore', 'chain'] as const;
const findings = ['isCommitted', 'isDrawn', 'isChained', 'hasOrder'] as const;

/** What a draw was made of, drawn again by this browser. */
export function ProofDialog({ gameCode, drawNo, family, digest, onClose }: ProofDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const found = useQuery({
    queryKey: [getDrawProof.id, gameCode, drawNo, digest ?? '', 'checked'],
    queryFn: async () => {
      const proof = await call(getDrawProof, { gameCode, drawNo, ...(digest === undefined ? {} : { digest }) });
      return { proof, check: await checkDraw(proof, family.shape, digest) };
    },
    structuralSharing: false,
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      size="m"
      title={t('lottery.proofTitle', { no: drawNo })}
      description={t('lottery.proofText')}
      labels={{ close: t('lottery.close') }}
    >
      {found.isLoadingError ? (
        <ErrorState
          title={t('lottery.proofFailed')}
          hint={errorText(found.error)}
          retryLabel={t('shell.retry')}
          onRetry={() => void found.refetch()}
        />
      ) : found.isPending ? (
        <Skeleton className="h-64 rounded-panel" />
      ) : (
        <div className="flex flex-col gap-4">
          {found.data.proof.numbers === null ? null : (
            <>
              <NumberRow family={family.key} numbers={found.data.proof.numbers} />
              {resultRows(family.key) === undefined ? null : (
                <ResultBoard family={family.key} no={drawNo} numbers={found.data.proof.numbers} />
              )}
            </>
          )}
          {found.data.check === undefined ? (
            <p className="text-body text-text-2">{t('lottery.proofEarly')}</p>
          ) : (
            <ul className="flex flex-col gap-2">
              {findings
                .filter((name) => found.data.check?.[name] !== null)
                .map((name) => (
                  <li key={name} className="flex flex-wrap items-center justify-between gap-2 text-body text-text-1">
                    {t(`lottery.finding.${name}`)}
                    <StatusChip tone={found.data.check?.[name] === true ? 'felt' : 'cinnabar'}>
                      {t(found.data.check?.[name] === true ? 'lottery.holds' : 'lottery.fails')}
                    </StatusChip>
                  </li>
                ))}
            </ul>
          )}
          <dl className="flex flex-col gap-2">
            {facts.map((name) => (
              <div key={name}>
                <dt className="text-cap text-text-3">{t(`lottery.fact.${name}`)}</dt>
                <dd className="font-mono text-cap break-all text-text-2">{found.data.proof[name] ?? '—'}</dd>
              </div>
            ))}
            <div>
              <dt className="text-cap text-text-3">{t('lottery.fact.nonce')}</dt>
              <dd className="font-mono text-cap text-text-2">{found.data.proof.nonce}</dd>
            </div>
          </dl>
        </div>
      )}
    </Dialog>
  );
}
