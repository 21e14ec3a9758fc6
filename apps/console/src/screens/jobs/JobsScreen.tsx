import { listSchedule } from '@baize/contract';
import { Callout } from '@baize/ui/Callout';
import { Segmented } from '@baize/ui/Segmented';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { query } from '../../call.ts';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { useT } from '../../i18n/useT.ts';
import { Queue } from './Queue.tsx';
import { Schedule } from './Schedule.tsx';

const views = ['queue', 'schedule'] as const;

/** What the platform does later: tasks that wait, and work that comes round. That nobody does any is said above both. */
export function JobsScreen() {
  const t = useT();
  const navigate = useNavigate({ from: '/jobs' });
  const { view = 'queue' } = useSearch({ from: '/jobs' });
  const schedule = useQuery({ ...query(listSchedule, {}), refetchInterval: pollWhilePresent(5_000) });
  return (
    <div data-screen="jobs.Jobs">
      <ScreenHead title={t('nav.jobs')} />
      {schedule.data?.isWorked === false ? (
        <Callout tone="warning" isLive className="mb-4">
          {t('jobs.notWorked')}
        </Callout>
      ) : null}
      <div className="mb-4">
        <Segmented
          label={t('jobs.view')}
          value={view}
          onValueChange={(next) => void navigate({ search: next === 'queue' ? {} : { view: next } })}
          options={views.map((value) => ({ value, label: t(`jobs.view.${value}`) }))}
        />
      </div>
      {view === 'queue' ? <Queue /> : <Schedule list={schedule} />}
    </div>
  );
}
