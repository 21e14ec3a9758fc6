import { getDrawProof } from '@baize/contract/lotteries/getDrawProof';
import { resultRows } from '@baize/maths/lottery/resultRows';
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
import { shapeOf } from './shapeOf.ts';

interface DrawProofProps {
  gameCode: string;
  drawNo: string;
  /** The receipt of an order, which is looked for among those that went in. */
  digest?: string | undefined;
}

const facts = ['commitment', 'ordersHash', 'seed', 'chainBefore', 'chain'] as const;
const findings = ['isCommitted', 'isDrawn', 'isChained', 'hasOrder'] as const;

/** What a draw was made of, drawn again by this browser. */
export function DrawProof({ gameCode, drawNo, digest }: DrawProofProps) {
  const t = useT();
  const errorText = useErrorText();
  const found = useQuery({
    queryKey: [getDrawProof.id, gameCode, drawNo, digest ?? '', 'checked'],
    queryFn: async () => {
      const proof = await call(getDrawProof, { gameCode, drawNo, ...(digest === undefined ? {} : { digest }) });
      const shape = await shapeOf(proof.family);
      return { proof, check: shape === undefined ? undefined : await checkDraw(proof, shape, digest) };
    },
    structuralSharing: false,
    retry: false,
  });
  if (found.isLoadingError) {
    return (
      <ErrorState
        title={t('lottery.proofFailed')}
        hint={errorText(found.error)}
        retryLabel={t('shell.retry')}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.isPending) return <Skeleton className="h-64 rounded-panel" />;
  const { proof, check } = found.data;
  return (
    <div className="flex flex-col gap-4">
      {proof.numbers === null ? null : (
        <>
          <NumberRow family={proof.family} numbers={proof.numbers} />
          {resultRows(proof.family) === undefined ? null : (
            <ResultBoard family={proof.family} no={drawNo} numbers={proof.numbers} />
          )}
        </>
      )}
      {proof.source === 'official' ? (
        <p className="text-body text-text-2">{t('lottery.proofOfficial')}</p>
      ) : check === undefined ? (
        <p className="text-body text-text-2">{t('lottery.proofEarly')}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {findings
            .filter((name) => check[name] !== null)
            .map((name) => (
              <li key={name} className="flex flex-wrap items-center justify-between gap-2 text-body text-text-1">
                {t(`lottery.finding.${name}`)}
                <StatusChip tone={check[name] === true ? 'felt' : 'cinnabar'}>
                  {t(check[name] === true ? 'lottery.holds' : 'lottery.fails')}
                </StatusChip>
              </li>
            ))}
        </ul>
      )}
      <dl className="flex flex-col gap-2">
        {facts.map((name) => (
          <div key={name}>
            <dt className="text-cap text-text-3">{t(`lottery.fact.${name}`)}</dt>
            <dd className="font-mono text-cap break-all text-text-2">{proof[name] ?? '—'}</dd>
          </div>
        ))}
        <div>
          <dt className="text-cap text-text-3">{t('lottery.fact.nonce')}</dt>
          <dd className="font-mono text-cap text-text-2">{proof.nonce}</dd>
        </div>
      </dl>
    </div>
  );
}
