import { getOpenedNumero } from '@baize/contract/lotteries/getOpenedNumero';
import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { localText } from '../../i18n/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { Link } from '../../router/Link.tsx';
import { NumberRow } from './NumberRow.tsx';

/** The latest draw of each lottery of the house, as a link to its check. Official draws have no seed that could be checked. */
export function LatestDraws() {
  const t = useT();
  const language = useLanguage();
  const latest = useQuery(query(getOpenedNumero, {}));
  if (latest.isLoadingError) {
    return (
      <ErrorState
        title={t('lottery.failedTitle')}
        retryLabel={t('shell.retry')}
        onRetry={() => void latest.refetch()}
      />
    );
  }
  if (latest.isPending) {
    return (
      <div aria-busy="true" aria-label={t('shell.loading')} className="grid gap-2 sm:grid-cols-2">
        {Array.from({ length: 4 }, (_, at) => (
          <Skeleton key={at} className="h-20 rounded-panel" />
        ))}
      </div>
    );
  }
  const draws = latest.data.list.filter(({ source }) => source === 'own');
  if (draws.length === 0) {
    return <EmptyState title={t('lottery.drawCheck.none')} hint={t('lottery.drawCheck.noneHint')} />;
  }
  return (
    <section aria-labelledby="lottery-latest" className="flex flex-col gap-3">
      <h2 id="lottery-latest" className="text-h4 text-text-1">
        {t('lottery.drawCheck.latest')}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {draws.map(({ gameCode, name, family, no, numbers }) => (
          <li key={gameCode}>
            <Link
              to="/drawCheck"
              search={{ gameCode, drawNo: no }}
              /* It leads to another draw on the page that is shown, which is no page of its own. */
              aria-current={undefined}
              className="flex h-full flex-col gap-2 rounded-panel bg-bg-1 p-4 no-underline shadow-panel hover:bg-bg-2"
            >
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="text-label text-text-1">{localText(name, language)}</span>
                <span className="text-cap text-text-3 tabular-nums">#{no}</span>
              </span>
              <NumberRow family={family} numbers={numbers} size="s" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
