import { Button } from '@baize/ui/Button';
import { Skeleton } from '@baize/ui/Skeleton';
import { Suspense } from 'react';
import { PagePending } from '../../components/PagePending.tsx';
import { agentPages } from '../../components/agentPages.tsx';
import { moneyText } from '../../components/moneyText.ts';
import { PartGuard } from '../../components/PartGuard.tsx';
import { useT } from '../../i18n/useT.ts';
import { askLogout } from '../../layer.ts';
import { usePayPages } from '../../usePayPages.ts';
import { useSearch } from '../../router/useSearch.ts';
import { useSession } from '../../session.ts';
import { useBalance } from '../../useBalance.ts';
import { AgentFrame } from './AgentFrame.tsx';
import { AgentNav } from './AgentNav.tsx';

/** The agent centre: its menu and the page asked for; without a name it is the team overview. */
export function AgentHomeScreen() {
  const t = useT();
  const { member } = useSession();
  const { page } = useSearch('/agentHome');
  const balance = useBalance();
  const payPages = usePayPages();
  if (member === undefined) return null;
  const groups = agentPages.map((group) =>
    group.id === 'pay' ? { ...group, entries: group.entries.filter((entry) => payPages.includes(entry.page)) } : group,
  );
  const entries = groups.flatMap((group) => group.entries);
  const [preset] = entries;
  const entry = entries.find((one) => one.page === page) ?? preset;
  if (entry === undefined) return null;
  const { Page } = entry;
  return (
    <AgentFrame
      aside={
        <>
          <span className="px-2 text-label text-text-1 tabular-nums max-sm:hidden">
            {balance.data ? moneyText(balance.data.balance, balance.data.currency) : <Skeleton className="h-5 w-20" />}
          </span>
          <Button tone="ghost" size="s" icon="logout" onClick={askLogout}>
            <span className="max-[440px]:sr-only">{t('shell.logout')}</span>
          </Button>
        </>
      }
    >
      <div
        data-screen="agent.AgentHome"
        className="content-column flex flex-col gap-4 py-4 lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:items-start lg:gap-6 lg:py-6"
      >
        <AgentNav groups={groups} current={entry.page} />
        <div className="min-w-0" data-page={entry.page}>
          <PartGuard>
            <Suspense fallback={<PagePending />}>
              <Page />
            </Suspense>
          </PartGuard>
        </div>
      </div>
    </AgentFrame>
  );
}
