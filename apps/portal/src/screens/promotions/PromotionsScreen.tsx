import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { Icon } from '@baize/ui/Icon';
import { Skeleton } from '@baize/ui/Skeleton';
import { Tabs } from '@baize/ui/Tabs';
import { buttonClass } from '@baize/ui/buttonClass';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { announcementsOf } from '../../announcementsOf.ts';
import { PageBanner } from '../../components/PageBanner.tsx';
import { useRewardCount } from '../../components/promotions/useRewardCount.ts';
import { SafeHtml } from '../../components/SafeHtml.tsx';
import { useDay } from '../../components/useDay.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { openLogin } from '../../layer.ts';
import { isPlainClick } from '../../router/isPlainClick.ts';
import { Link } from '../../router/Link.tsx';
import { useNavigate } from '../../router/useNavigate.ts';
import { useSearch } from '../../router/useSearch.ts';
import { useShown } from '../../router/useShown.ts';
import { readSession } from '../../session.ts';
import type { PopupItem } from '../../Start.ts';
import { ClaimHall } from './ClaimHall.tsx';

/** What the house gives, and on which terms; for everybody to read. An address with an anchor unfolds that promotion. */
export function PromotionsScreen() {
  const t = useT();
  const language = useLanguage();
  const { hash } = useShown().place;
  const search = useSearch('/promotions');
  const { tab } = search;
  const navigate = useNavigate();
  const count = useRewardCount();
  const { data, isError, refetch } = useQuery(announcementsOf('PR', language));
  const promotions = data?.promotion;
  const isThere = promotions !== undefined;
  useEffect(() => {
    if (isThere && hash !== '') document.getElementById(hash)?.scrollIntoView();
  }, [isThere, hash]);

  const content = () => {
    if (isError) {
      return <ErrorState title={t('promotions.failed')} retryLabel={t('shell.retry')} onRetry={() => void refetch()} />;
    }
    if (promotions === undefined) {
      return (
        <div aria-busy="true" aria-label={t('shell.loading')} className="grid gap-4 md:grid-cols-2">
          {[0, 1, 2, 3].map((at) => (
            <Skeleton key={at} className="h-40 rounded-panel" />
          ))}
        </div>
      );
    }
    if (promotions.length === 0) {
      return (
        <div className="rounded-sheet bg-bg-1 shadow-panel">
          <EmptyState title={t('promotions.emptyTitle')} hint={t('promotions.emptyHint')} />
        </div>
      );
    }
    return (
      <ul className="grid items-start gap-4 md:grid-cols-2">
        {promotions.map((promotion) => (
          <Promotion key={promotion.id} promotion={promotion} isLinked={promotion.id === hash} />
        ))}
      </ul>
    );
  };
  return (
    <div data-screen="promotions.Promotions" className="content-column pt-3 sm:pt-5">
      <PageBanner group="w_promotions" title={t('shell.promotions')} text={t('promotions.text')} />
      <Tabs
        label={t('promotions.tabs')}
        value={tab ?? 'all'}
        onValueChange={(next) =>
          void navigate({
            to: '/promotions',
            search: { ...search, tab: next === 'hall' ? 'hall' : undefined },
            resetScroll: false,
          })
        }
        items={[
          { value: 'all', label: t('promotions.all') },
          { value: 'hall', label: t('promotions.hall'), ...(count > 0 ? { count } : {}) },
        ]}
        className="mt-3 lg:mt-4"
      />
      <div className="mt-4 min-h-80">
        <h2 className="sr-only">{t(tab === 'hall' ? 'promotions.hall' : 'promotions.all')}</h2>
        <ClaimHall
          isOpenOnly={tab === 'hall'}
          search={search}
          onFilter={(next) =>
            void navigate({ to: '/promotions', search: { ...search, ...next }, replace: true, resetScroll: false })
          }
          linked={hash}
        />
        {tab === 'hall' ? null : (
          <section aria-labelledby="promotion-news" className="mt-8">
            <h2 id="promotion-news" className="mb-3 text-h3 text-text-1">
              {t('promotions.news')}
            </h2>
            {content()}
          </section>
        )}
      </div>
    </div>
  );
}

function Promotion({ promotion, isLinked }: { promotion: PopupItem; isLinked: boolean }) {
  const t = useT();
  const day = useDay();
  const navigate = useNavigate();
  const [isUnfolded, setUnfolded] = useState(isLinked);
  const { id, title, content, startDate, promotionType } = promotion;
  const search = { page: 'rewardCenter', type: promotionType } as const;
  return (
    <li id={id} className="scroll-mt-32 rounded-panel bg-bg-1 p-5 shadow-panel">
      <p className="text-cap text-text-3">{t('promotions.since', { day: day(startDate) })}</p>
      <h3 className="mt-1 text-h4 text-text-1">{title}</h3>
      <div id={`${id}-terms`} hidden={!isUnfolded} className="mt-3">
        {isUnfolded ? <SafeHtml html={content} /> : null}
      </div>
      <p className="mt-4 flex flex-wrap gap-2">
        <button
          type="button"
          aria-expanded={isUnfolded}
          aria-controls={`${id}-terms`}
          onClick={() => setUnfolded(!isUnfolded)}
          className={buttonClass({ tone: 'neutral' })}
        >
          {t(isUnfolded ? 'promotions.hideTerms' : 'promotions.showTerms')}
          <Icon name={isUnfolded ? 'chevronUp' : 'chevronDown'} size={16} />
        </button>
        {promotionType === '' ? null : (
          <Link
            to="/member"
            search={search}
            className={buttonClass({ tone: 'felt' })}
            onClick={(event) => {
              if (!isPlainClick(event) || readSession().status === 'member') return;
              event.preventDefault();
              openLogin({
                label: t('shell.toPromotion'),
                resume: () => void navigate({ to: '/member', search }),
              });
            }}
          >
            {t('shell.goToPromotion')}
          </Link>
        )}
      </p>
    </li>
  );
}
