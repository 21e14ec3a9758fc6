import type { getActivity, OutputOf } from '@baize/contract';
import { localText } from '@baize/contract/localText';
import { Badge } from '@baize/ui/Badge';
import { buttonClass } from '@baize/ui/buttonClass';
import { Icon } from '@baize/ui/Icon';
import { Panel } from '@baize/ui/Panel';
import { Link } from '@tanstack/react-router';
import { Amount } from '../../components/Amount.tsx';
import { Moment } from '../../components/Moment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';

type Activity = OutputOf<typeof getActivity>;

const rowClass = 'flex min-h-10 flex-wrap items-center gap-x-4 gap-y-0.5 py-1.5 text-body';

/** The last rounds and who came in last, each leading to the member. */
export function LatestPlay({ activity }: { activity: Activity }) {
  const t = useT();
  const language = useLanguage();
  const members = (
    <Link to="/members" className={buttonClass({ tone: 'ghost', size: 's' })}>
      {t('nav.members')}
      <Icon name="chevronRight" size={16} />
    </Link>
  );
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Panel title={t('overview.latestRounds')}>
        {activity.rounds.length === 0 ? (
          <p className="text-body text-text-3">{t('overview.noRounds')}</p>
        ) : (
          <ul className="flex flex-col divide-y divide-line-1">
            {activity.rounds.map((round) => (
              <li key={`${round.memberId} ${round.id}`} className={rowClass}>
                <MemberLink id={round.memberId} account={round.account} />
                <span className="min-w-0 flex-1 truncate text-text-2">{localText(round.gameName, language)}</span>
                <span className="text-dense text-text-2">
                  <Amount units={round.bet} currency={round.currency} />
                </span>
                <span className="min-w-24 text-right text-dense font-semibold">
                  {round.status === 'open' ? (
                    <span className="text-text-3">{t('overview.roundOpen')}</span>
                  ) : (
                    <Amount units={round.net} sign="always" tone="outcome" />
                  )}
                </span>
                <span className="text-dense text-text-3">
                  <Moment at={round.startedAt} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel title={t('overview.latestSignIns')} aside={members}>
        {activity.signIns.length === 0 ? (
          <p className="text-body text-text-3">{t('overview.noSignIns')}</p>
        ) : (
          <ul className="flex flex-col divide-y divide-line-1">
            {activity.signIns.map((signIn) => (
              <li key={`${signIn.memberId} ${signIn.at}`} className={rowClass}>
                <span className="flex min-w-0 flex-1 items-center gap-2">
                  <MemberLink id={signIn.memberId} account={signIn.account} />
                  {signIn.isLive ? <Badge tone="felt">{t('overview.isThere')}</Badge> : null}
                </span>
                <span className="text-dense text-text-3">
                  <Moment at={signIn.at} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}

function MemberLink({ id, account }: { id: string; account: string }) {
  return (
    <Link
      to="/members/$memberId"
      params={{ memberId: id }}
      className="touch-target text-label text-text-1 hover:underline"
    >
      {account}
    </Link>
  );
}
