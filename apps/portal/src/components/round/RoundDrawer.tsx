import { getRound } from '@baize/contract';
import { buttonClass } from '@baize/ui/buttonClass';
import { Drawer } from '@baize/ui/Drawer';
import { ErrorState } from '@baize/ui/ErrorState';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { useErrorText } from '../useErrorText.ts';
import { Link } from '../../router/Link.tsx';
import { RoundCourse } from './RoundCourse.tsx';
import { RoundFacts } from './RoundFacts.tsx';
import { RoundFile } from './RoundFile.tsx';
import { RoundLedger } from './RoundLedger.tsx';
import { RoundProof } from './RoundProof.tsx';
import { RoundReplay } from './RoundReplay.tsx';

interface RoundDrawerProps {
  /** The round to show; the drawer is closed without one. */
  id: string | undefined;
  onClose: () => void;
}

/** Everything about one round: its facts, every cent it moved, its replay, and the proof that it was fair. */
export function RoundDrawer({ id, onClose }: RoundDrawerProps) {
  const t = useT();
  return (
    <Drawer
      isOpen={id !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="l"
      title={t('records.round.title')}
      labels={{ close: t('records.close') }}
    >
      {id === undefined ? null : <RoundBody key={id} id={id} />}
    </Drawer>
  );
}

function RoundBody({ id }: { id: string }) {
  const t = useT();
  const errorText = useErrorText();
  const detail = useQuery({ ...query(getRound, { id, language: useLanguage() }), retry: false });

  if (detail.isPending) {
    return (
      <div aria-busy="true" className="flex flex-col gap-4">
        <Skeleton className="h-24 w-full rounded-panel" />
        <Skeleton className="h-32 w-full rounded-panel" />
        <Skeleton className="h-40 w-full rounded-panel" />
      </div>
    );
  }
  if (detail.isLoadingError) {
    return (
      <ErrorState
        title={t('records.round.failed')}
        hint={errorText(detail.error)}
        reference={t('records.round.reference', { id })}
        retryLabel={t('records.retry')}
        onRetry={() => void detail.refetch()}
      />
    );
  }
  const { round, entries, replayUrl, proof, course } = detail.data;
  const askAgain = { isAsking: detail.isFetching, onAsk: () => void detail.refetch() };
  return (
    <div className="flex flex-col gap-6">
      <RoundFacts round={round} />
      <RoundLedger entries={entries} currency={round.currency} />
      {course === null || course.phases.length === 0 ? null : <RoundCourse course={course} currency={round.currency} />}
      {round.vassalage === 'LOTTERY' ? (
        <DrawProof gameCode={round.gameCode} />
      ) : (
        <>
          <RoundReplay url={replayUrl} {...askAgain} />
          <RoundProof id={round.id} proof={proof} {...askAgain} />
        </>
      )}
      <RoundFile id={round.id} />
    </div>
  );
}

/** The house's own lotteries have no vendor that replays a round: what decides a bet is the draw, which anyone can check. */
function DrawProof({ gameCode }: { gameCode: string }) {
  const t = useT();
  return (
    <section aria-labelledby="round-draw">
      <h3 id="round-draw" className="mb-1 text-h4 text-text-1">
        {t('records.proof.title')}
      </h3>
      <p className="mb-3 text-body text-text-2">{t('records.proof.drawText')}</p>
      <Link to="/drawCheck" search={{ gameCode }} className={buttonClass({ tone: 'neutral', size: 's' })}>
        {t('records.proof.draw')}
      </Link>
    </section>
  );
}
