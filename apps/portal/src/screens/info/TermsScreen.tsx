import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { Skeleton } from '@baize/ui/Skeleton';
import { buttonClass } from '@baize/ui/buttonClass';
import { openService } from '../../components/openService.ts';
import { SafeHtml } from '../../components/SafeHtml.tsx';
import { useDay } from '../../components/useDay.ts';
import { useT } from '../../i18n/useT.ts';
import { useHelp } from './useHelp.ts';

/** What a member agrees to: the articles of the topic `agreement`, one below the other, as the brand wrote them. */
export function TermsScreen() {
  const t = useT();
  const day = useDay();
  const { data, isError, refetch } = useHelp('agreement');
  const articles = data?.find(({ topic }) => topic === 'agreement')?.articles ?? [];
  const service = (
    <button type="button" className={buttonClass({ tone: 'neutral', size: 's' })} onClick={openService}>
      {t('shell.service')}
    </button>
  );

  const content = () => {
    if (isError) {
      return <ErrorState title={t('info.helpFailed')} retryLabel={t('shell.retry')} onRetry={() => void refetch()} />;
    }
    if (data === undefined) {
      return (
        <div aria-busy="true" aria-label={t('shell.loading')} className="grid gap-3">
          <Skeleton className="h-8 w-64" />
          <Skeleton className="h-80" />
        </div>
      );
    }
    if (articles.length === 0) return <EmptyState title={t('info.noTerms')} action={service} />;
    return (
      <>
        {articles.map(({ slug, title, content: html, updatedAt }, at) => (
          <article
            key={slug}
            id={slug}
            aria-labelledby={`${slug}-title`}
            className={at === 0 ? 'scroll-mt-32' : 'mt-10 scroll-mt-32 border-t border-line-1 pt-8'}
          >
            <h2 id={`${slug}-title`} className="text-h2 text-text-1">
              {title}
            </h2>
            <p className="mt-1 mb-4 text-cap text-text-3">{t('info.updated', { day: day(updatedAt) })}</p>
            <SafeHtml html={html} />
          </article>
        ))}
        <p className="mt-8 flex flex-wrap items-center gap-3 border-t border-line-1 pt-5 text-body text-text-3">
          {t('info.moreHelp')}
          {service}
        </p>
      </>
    );
  };
  return (
    <div data-screen="info.Terms" className="content-column py-5 lg:py-8">
      <div className="mx-auto max-w-220">
        <h1 className="text-h1 text-text-1">{t('shell.terms')}</h1>
        <div className="mt-4 min-h-80 rounded-panel bg-bg-1 p-5 shadow-panel lg:mt-6 lg:p-10">{content()}</div>
      </div>
    </div>
  );
}
