import { Button } from '@baize/ui/Button';
import { cx } from '@baize/ui/cx';
import { Dialog } from '@baize/ui/Dialog';
import { Skeleton } from '@baize/ui/Skeleton';
import { useState } from 'react';
import { useT } from '../i18n/useT.ts';
import { openLogin, type Audience } from '../layer.ts';
import { useNavigate } from '../router/useNavigate.ts';
import { readSession } from '../session.ts';
import { closeAnnouncementsFor } from './useAreAnnouncementsClosed.ts';
import { SafeHtml } from './SafeHtml.tsx';
import { LazyPager } from './list/LazyPager.tsx';
import { useDay } from './useDay.ts';
import { usePopupItems } from './usePopupItems.ts';

/** Titles on a page of the list. */
const PAGE = 11;

type Props = { isOpen: boolean; onOpenChange(isOpen: boolean): void; audience: Audience };

/** Announcements: titles with their dates on the left, the chosen one on the right. On phones the list leads to it. */
export function AnnouncementDialog({ isOpen, onOpenChange, audience }: Props) {
  const t = useT();
  const day = useDay();
  const navigate = useNavigate();
  const items = usePopupItems(audience);
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<string>();
  const [isReading, setReading] = useState(false);
  const pages = Math.max(1, Math.ceil((items?.length ?? 0) / PAGE));
  const listed = items?.slice((page - 1) * PAGE, page * PAGE) ?? [];
  const shown = listed.find(({ id }) => id === chosen) ?? listed[0];
  /* One announcement needs no list to choose from. */
  const isAlone = items?.length === 1;

  const close = (): void => {
    closeAnnouncementsFor(audience);
    onOpenChange(false);
  };
  const goToPromotion = (): void => {
    const type = shown?.promotionType;
    const open = (): void => void navigate({ to: '/member', search: { page: 'rewardCenter', type } });
    close();
    if (readSession().status === 'member') open();
    else openLogin({ label: t('shell.toPromotion'), resume: open });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      size="popup"
      title={t('shell.announcements')}
      labels={{ close: t('shell.close') }}
      footer={
        <>
          {shown === undefined || shown.promotionType === '' ? null : (
            <Button tone="felt" onClick={goToPromotion}>
              {t('shell.goToPromotion')}
            </Button>
          )}
          <Button tone="neutral" onClick={close}>
            {t('shell.close')}
          </Button>
        </>
      }
    >
      {items === undefined ? (
        <div aria-busy="true" className="grid gap-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      ) : (
        <div className={cx('grid gap-6', !isAlone && 'sm:grid-cols-[16rem_minmax(0,1fr)]')}>
          <div className={cx(isAlone && 'hidden', isReading && 'max-sm:hidden')}>
            <ul aria-label={t('shell.announcements')} className="grid gap-0.5">
              {listed.map(({ id, title, startDate }) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-current={id === shown?.id ? 'true' : undefined}
                    onClick={() => {
                      setChosen(id);
                      setReading(true);
                    }}
                    className="flex w-full flex-col rounded-control px-3 py-1 text-left hover:bg-bg-3 aria-[current]:bg-bg-3 max-sm:min-h-11"
                  >
                    <span className="text-cap text-text-3">{day(startDate)}</span>
                    <span className="line-clamp-1 text-label text-text-1">{title}</span>
                  </button>
                </li>
              ))}
            </ul>
            {pages > 1 ? (
              <div className="mt-3">
                <LazyPager
                  page={page}
                  pageCount={pages}
                  onPage={(next) => {
                    setPage(next);
                    setChosen(undefined);
                  }}
                />
              </div>
            ) : null}
          </div>
          {shown === undefined ? null : (
            <article className={cx('min-w-0', !isReading && !isAlone && 'max-sm:hidden')}>
              {isAlone ? null : (
                <Button tone="ghost" size="s" icon="back" className="mb-3 sm:hidden" onClick={() => setReading(false)}>
                  {t('shell.back')}
                </Button>
              )}
              <p className="text-cap text-text-3">{day(shown.startDate)}</p>
              <h3 className="mt-1 mb-3 text-h3 text-text-1">{shown.title}</h3>
              <SafeHtml html={shown.content} />
            </article>
          )}
        </div>
      )}
    </Dialog>
  );
}
