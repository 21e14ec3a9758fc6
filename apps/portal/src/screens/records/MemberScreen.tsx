import { cx } from '@baize/ui/cx';
import { Icon, type IconName } from '@baize/ui/Icon';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT.ts';
import type { MemberPage } from '../../paths.ts';
import { BettingRecord } from './BettingRecord.tsx';
import { Deposits } from './Deposits.tsx';
import { IdentityCard } from './IdentityCard.tsx';
import { Link } from '../../router/Link.tsx';
import { useSearch } from '../../router/useSearch.ts';

/** The member centre: who is signed in, the pages there are, and the page asked for. */
export function MemberScreen() {
  const t = useT();
  const { page = 'personalHistoryCopy' } = useSearch('/member');
  return (
    <div
      data-screen="records.Member"
      className="content-column flex flex-col gap-4 py-4 lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:items-start lg:gap-6 lg:py-6"
    >
      <aside className="flex flex-col gap-3 lg:sticky lg:top-32 lg:gap-4">
        <IdentityCard />
        <nav aria-label={t('records.menu')} className="rounded-panel lg:bg-bg-1 lg:p-2 lg:shadow-panel">
          <div className="flex gap-2 lg:flex-col lg:gap-4">
            <Group title={t('records.group.money')}>
              <Item page="depositv2" current={page} icon="deposit" label={t('records.page.depositv2')} />
            </Group>
            <Group title={t('records.group.records')}>
              <Item
                page="personalHistoryCopy"
                current={page}
                icon="history"
                label={t('records.page.personalHistoryCopy')}
              />
            </Group>
          </div>
        </nav>
      </aside>
      <div className="min-w-0">{page === 'depositv2' ? <Deposits /> : <BettingRecord />}</div>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="max-lg:flex-1">
      <p className="px-2.5 pt-1 pb-1.5 text-micro tracking-wide text-text-3 uppercase max-lg:sr-only">{title}</p>
      {children}
    </div>
  );
}

interface ItemProps {
  page: MemberPage;
  current: MemberPage;
  icon: IconName;
  label: string;
}

function Item({ page, current, icon, label }: ItemProps) {
  const isCurrent = page === current;
  return (
    <Link
      to="/member"
      search={{ page }}
      aria-current={isCurrent ? 'page' : undefined}
      className={cx(
        'relative flex min-h-11 items-center gap-2.5 rounded-control px-3 text-label no-underline transition-colors duration-fast max-lg:justify-center',
        isCurrent
          ? 'bg-bg-3 text-text-1 shadow-cushion lg:before:absolute lg:before:inset-y-2.5 lg:before:left-0 lg:before:w-0.75 lg:before:rounded-pill lg:before:bg-brass'
          : 'text-text-2 hover:bg-bg-2 hover:text-text-1 max-lg:bg-bg-1',
      )}
    >
      <Icon name={icon} size={18} className={isCurrent ? 'text-brass-text' : 'text-text-3'} />
      {label}
    </Link>
  );
}
