import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { Skeleton } from '@baize/ui/Skeleton';
import { TextInput } from '@baize/ui/TextInput';
import { buttonClass } from '@baize/ui/buttonClass';
import { useEffect } from 'react';
import { openService } from '../../components/openService.ts';
import { PageBanner } from '../../components/PageBanner.tsx';
import { SafeHtml } from '../../components/SafeHtml.tsx';
import { useDay } from '../../components/useDay.ts';
import { useIsHydrated } from '../../components/useIsHydrated.ts';
import { useT } from '../../i18n/useT.ts';
import { Link } from '../../router/Link.tsx';
import { useNavigate } from '../../router/useNavigate.ts';
import { useShown } from '../../router/useShown.ts';
import { topicTitle } from './topicTitle.ts';
import { useHelp } from './useHelp.ts';

/** The help centre: topics at the side, one article beside them. The address names the article; /helpmc is the same without a shell. */
export function HelpScreen() {
  const t = useT();
  const day = useDay();
  const navigate = useNavigate();
  const { place } = useShown();
  /* What stands behind the # never reaches the server, whose page is taken over as it is. */
  const isHydrated = useIsHydrated();
  const hash = isHydrated ? place.hash : '';
  const at = place.path === '/helpmc' ? '/helpmc' : '/help';
  const { data, isError, refetch } = useHelp();
  const text = typeof place.search['search'] === 'string' ? place.search['search'] : '';
  const wanted = text.trim().toLocaleLowerCase();
  const topics = (data ?? [])
    .map(({ topic, articles }) => ({
      topic,
      articles: articles.filter(({ title, content }) => `${title} ${content}`.toLocaleLowerCase().includes(wanted)),
    }))
    .filter(({ articles }) => articles.length > 0);
  const all = (data ?? []).flatMap(({ articles }) => articles);
  const found = topics.flatMap(({ articles }) => articles);
  /* An anchor is an article, or a topic by name: then it is the first article of that. */
  const shown =
    all.find(({ slug }) => slug === hash) ?? data?.find(({ topic }) => topic === hash)?.articles[0] ?? found[0];
  const anchor = hash === '' || shown === undefined ? undefined : hash;
  useEffect(() => {
    if (anchor !== undefined) document.getElementById(anchor)?.scrollIntoView();
  }, [anchor]);
  const search = (next: string): void =>
    void navigate({ to: at, search: { search: next }, replace: true, resetScroll: false });

  const content = () => {
    if (isError) {
      return <ErrorState title={t('info.helpFailed')} retryLabel={t('shell.retry')} onRetry={() => void refetch()} />;
    }
    if (data === undefined) {
      return (
        <div aria-busy="true" aria-label={t('shell.loading')} className="grid gap-3">
          <Skeleton className="h-8 w-64" />
          <Skeleton className="h-40" />
        </div>
      );
    }
    if (all.length === 0) return <EmptyState title={t('info.noHelp')} hint={t('info.noHelpHint')} />;
    if (shown === undefined) {
      return (
        <EmptyState
          title={t('info.noneFound')}
          hint={t('info.noneFoundHint')}
          action={
            <button type="button" className={buttonClass({ tone: 'neutral' })} onClick={() => search('')}>
              {t('info.clearSearch')}
            </button>
          }
        />
      );
    }
    return (
      <article id={hash === '' ? shown.slug : hash} aria-labelledby="article" className="scroll-mt-32">
        <h2 id="article" className="text-h2 text-text-1">
          {shown.title}
        </h2>
        <p className="mt-1 mb-4 text-cap text-text-3">{t('info.updated', { day: day(shown.updatedAt) })}</p>
        <SafeHtml html={shown.content} />
        <p className="mt-8 flex flex-wrap items-center gap-3 border-t border-line-1 pt-5 text-body text-text-3">
          {t('info.moreHelp')}
          <button type="button" className={buttonClass({ tone: 'neutral', size: 's' })} onClick={openService}>
            {t('shell.service')}
          </button>
        </p>
      </article>
    );
  };
  return (
    <div data-screen="info.Help" className="content-column py-3 sm:py-5">
      {at === '/helpmc' ? (
        <h1 className="text-h2 text-text-1">{t('shell.help')}</h1>
      ) : (
        <PageBanner group="w_help" title={t('shell.help')} text={t('info.helpText')} />
      )}
      <div className="mt-4 grid gap-5 lg:mt-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start">
        <aside className="rounded-panel bg-bg-1 p-3 shadow-panel lg:sticky lg:top-30">
          <TextInput
            type="search"
            icon="search"
            aria-label={t('info.searchHelp')}
            placeholder={t('info.searchHelp')}
            autoComplete="off"
            maxLength={64}
            value={text}
            onChange={({ target }) => search(target.value)}
          />
          <nav aria-label={t('info.topics')} className="mt-3 max-lg:max-h-72 max-lg:overflow-y-auto">
            {topics.map(({ topic, articles }) => (
              <div key={topic} className="mb-2">
                <h2 className="px-2 pt-2 pb-1 text-cap text-text-3">{topicTitle(t, topic)}</h2>
                <ul>
                  {articles.map(({ slug, title }) => (
                    <li key={slug}>
                      <Link
                        to={at}
                        search={{ search: text }}
                        hash={slug}
                        aria-current={slug === shown?.slug ? 'true' : undefined}
                        className="flex min-h-10 items-center rounded-control px-2 py-1 text-body text-text-2 no-underline hover:bg-bg-3 hover:text-text-1 aria-[current=true]:bg-bg-3 aria-[current=true]:text-text-1 pointer-coarse:min-h-11"
                      >
                        {title}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </aside>
        <div className="min-h-80 rounded-panel bg-bg-1 p-5 shadow-panel lg:p-8">{content()}</div>
      </div>
    </div>
  );
}
