import { useT } from '../../i18n/useT.ts';
import type { Searches } from '../../paths.ts';
import { Link } from '../../router/Link.tsx';

interface BreadcrumbProps {
  line: readonly { memberId: string; account: string }[];
  /** The page of somebody on the line; the first one is whoever looks. */
  searchOf: (memberId: string | undefined) => Searches['/agentHome'];
}

/** From the agent who looks down to whose rows these are. */
export function Breadcrumb({ line, searchOf }: BreadcrumbProps) {
  const t = useT();
  if (line.length < 2) return null;
  return (
    <nav aria-label={t('team.line')}>
      <ol className="flex flex-wrap items-center gap-1.5 text-label">
        {line.map(({ memberId, account }, at) => (
          <li key={memberId} className="flex items-center gap-1.5">
            {at === 0 ? null : (
              <span aria-hidden="true" className="text-text-3">
                ›
              </span>
            )}
            {at === line.length - 1 ? (
              <span aria-current="page" className="text-text-1">
                {account}
              </span>
            ) : (
              <Link to="/agentHome" search={searchOf(at === 0 ? undefined : memberId)} className="text-text-2">
                {account}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
