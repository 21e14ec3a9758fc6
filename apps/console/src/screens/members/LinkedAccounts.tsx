import type { getMemberSecurity, OutputOf } from '@baize/contract';
import { Panel } from '@baize/ui/Panel';
import { StatusChip } from '@baize/ui/StatusChip';
import { Link } from '@tanstack/react-router';
import { useT } from '../../i18n/useT.ts';

/** Accounts that share a browser, or an account to be paid to, with this one: a sign to look at, and no proof. */
export function LinkedAccounts({ links }: { links: OutputOf<typeof getMemberSecurity>['links'] }) {
  const t = useT();
  return (
    <Panel title={t('members.links')}>
      {links.length === 0 ? (
        <p className="text-text-2">{t('members.linksNone')}</p>
      ) : (
        <ul aria-label={t('members.links')} className="divide-y divide-line-1">
          {links.map(({ memberId, account, by }) => (
            <li key={memberId} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <Link
                to="/members/$memberId"
                params={{ memberId }}
                className="font-semibold text-text-1 underline-offset-4 hover:underline"
              >
                {account}
              </Link>
              <span className="flex flex-wrap gap-2">
                {by.map((way) => (
                  <StatusChip key={way} tone="neutral">
                    {t(`members.linkBy.${way}`)}
                  </StatusChip>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
