import { Button } from '@baize/ui/Button';
import { Skeleton } from '@baize/ui/Skeleton';
import { Suspense } from 'react';
import { PagePending } from '../../components/PagePending.tsx';
import { agentPages, agentParts } from '../../components/agentPages.ts';
import { ListPlace, type ListSearch } from '../../components/list/ListPlace.ts';
import { moneyText } from '../../components/moneyText.ts';
import { PartGuard } from '../../components/PartGuard.tsx';
import { useT } from '../../i18n/useT.ts';
import { askLogout } from '../../layer.ts';
import { usePayPages } from '../../usePayPages.ts';
import type { AgentPage, Searches } from '../../paths.ts';
import { useNavigate } from '../../router/useNavigate.ts';
import { useSearch } from '../../router/useSearch.ts';
import { useSession } from '../../session.ts';
import { useBalance } from '../../useBalance.ts';
import { AgentFrame } from './AgentFrame.tsx';
import { AgentNav } from './AgentNav.tsx';

const names = Object.keys(agentPages) as AgentPage[];

/** The agent centre: its menu and the page asked for; without a name it is the team overview. */
export function AgentHomeScreen() {
  const t = useT();
  const { member } = useSession();
  const navigate = useNavigate();
  const search = useSearch('/agentHome');
  const balance = useBalance();
  const payPages = usePayPages();
  if (member === undefined) return null;
  const pages = names.filter((name) => agentPages[name].group !== 'pay' || payPages.includes(name));
  const current = pages.find((name) => name === search.page) ?? 'agentTeamOverview';
  const Page = agentParts[current];
  const show = (next: ListSearch, { isNewEntry = false } = {}): void =>
    void navigate({
      to: '/agentHome',
      search: next as Searches['/agentHome'],
      replace: !isNewEntry,
      resetScroll: false,
    });
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
        <AgentNav pages={pages} current={current} />
        <div className="min-w-0" data-page={current}>
          <PartGuard>
            <ListPlace value={{ search, show }}>
              <Suspense fallback={<PagePending />}>
                <Page />
              </Suspense>
            </ListPlace>
          </PartGuard>
        </div>
      </div>
    </AgentFrame>
  );
}
