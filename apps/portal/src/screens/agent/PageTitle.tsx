import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT.ts';
import type { AgentPage } from '../../paths.ts';

/** The name of a page of the agent centre, with what can be done about the page as a whole. */
export function PageTitle({ page, children }: { page: AgentPage; children?: ReactNode }) {
  const t = useT();
  return (
    <header className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
      <h1 className="text-h2 text-text-1">{t(`team.page.${page}`)}</h1>
      <div className="flex flex-wrap items-center gap-2 empty:hidden">{children}</div>
    </header>
  );
}
