import { listTrail } from '@baize/contract';
import { buttonClass } from '@baize/ui/buttonClass';
import { Icon } from '@baize/ui/Icon';
import { Panel } from '@baize/ui/Panel';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { query } from '../../call.ts';
import { ActFacts } from '../../components/ActDrawer.tsx';
import { Moment } from '../../components/Moment.tsx';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { QueryFault } from '../../components/QueryFault.tsx';
import { useActionText } from '../../components/useActionText.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';

/** What colleagues did last, so that nobody does it twice. */
export function LatestActs() {
  const t = useT();
  const actionText = useActionText();
  const { may } = useOperator();
  const trail = useQuery({
    ...query(listTrail, { pageNum: 1, pageSize: 6 }),
    refetchInterval: pollWhilePresent(15_000),
    enabled: may('audit.read'),
  });
  if (!may('audit.read')) return null;
  return (
    <Panel
      title={t('overview.latestActs')}
      aside={
        <Link to="/audit" className={buttonClass({ tone: 'ghost', size: 's' })}>
          {t('nav.audit')}
          <Icon name="chevronRight" size={16} />
        </Link>
      }
    >
      {trail.isLoadingError ? <QueryFault error={trail.error} onRetry={trail.refetch} /> : null}
      {trail.data?.page.content.length === 0 ? <p className="text-body text-text-3">{t('audit.none')}</p> : null}
      <ul className="flex flex-col divide-y divide-line-1">
        {(trail.data?.page.content ?? []).map((act) => (
          <li key={act.id} className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-0.5 py-1.5 text-body">
            <span className="min-w-0 flex-1 text-text-1">
              <span className="font-semibold">{actionText(act.action)}</span>
              {act.objectType === 'deposit' || act.objectType === 'withdrawal' ? ` ${act.objectId}` : null}
              {act.objectType === 'member' ? ` ${act.member}` : <ActFacts act={act} />}
            </span>
            <span className="text-dense text-text-2">{act.actor}</span>
            <span className="text-dense text-text-3">
              <Moment at={act.at} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
