import { cx } from '@baize/ui/cx';
import { Icon } from '@baize/ui/Icon';
import { useEffect, useRef } from 'react';
import { agentGroups, agentPages } from '../../components/agentPages.ts';
import { useT } from '../../i18n/useT.ts';
import type { AgentPage } from '../../paths.ts';
import { Link } from '../../router/Link.tsx';

interface AgentNavProps {
  /** Those that are there for this agent. */
  pages: readonly AgentPage[];
  current: AgentPage;
}

/** The pages of the agent centre: a menu beside them, a row above them on small screens. */
export function AgentNav({ pages, current }: AgentNavProps) {
  const t = useT();
  return (
    <nav aria-label={t('team.menu')} className="lg:sticky lg:top-6 lg:rounded-panel lg:bg-bg-1 lg:p-2 lg:shadow-panel">
      <div className="relative -mx-1 flex gap-2 overflow-x-auto scrollbar-none px-1 lg:flex-col lg:gap-4">
        {agentGroups
          .filter((id) => pages.some((page) => agentPages[page].group === id))
          .map((id) => (
            <div key={id} className="shrink-0">
              <p className="px-2.5 pt-1 pb-1.5 text-micro tracking-wide text-text-3 uppercase max-lg:sr-only">
                {t(`team.group.${id}`)}
              </p>
              <div className="flex gap-2 lg:flex-col lg:gap-0">
                {pages
                  .filter((page) => agentPages[page].group === id)
                  .map((page) => (
                    <Item key={page} page={page} isCurrent={page === current} />
                  ))}
              </div>
            </div>
          ))}
      </div>
    </nav>
  );
}

function Item({ page, isCurrent }: { page: AgentPage; isCurrent: boolean }) {
  const t = useT();
  const link = useRef<HTMLAnchorElement>(null);
  /* Where the menu is a row wider than its place, the current page stays in sight. */
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isCurrent]);
  return (
    <Link
      ref={link}
      to="/agentHome"
      search={{ page }}
      aria-current={isCurrent ? 'page' : undefined}
      className={cx(
        'relative flex min-h-11 items-center gap-2.5 rounded-control px-3 text-label whitespace-nowrap no-underline transition-colors duration-fast',
        isCurrent
          ? 'bg-bg-3 text-text-1 shadow-cushion lg:before:absolute lg:before:inset-y-2.5 lg:before:left-0 lg:before:w-0.75 lg:before:rounded-pill lg:before:bg-brass'
          : 'text-text-2 hover:bg-bg-2 hover:text-text-1 max-lg:bg-bg-1',
      )}
    >
      <Icon name={agentPages[page].icon} size={18} className={isCurrent ? 'text-brass-text' : 'text-text-3'} />
      {t(`team.page.${page}`)}
    </Link>
  );
}
