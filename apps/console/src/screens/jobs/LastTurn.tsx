import { Moment } from '../../components/Moment.tsx';
import { useT } from '../../i18n/useT.ts';
import type { RecurringJob } from './RecurringJob.ts';
import { useSpanText } from './useSpanText.ts';

/** When a job's last turn began and how long it took. While it runs, the end that is known is that of the turn before. */
export function LastTurn({ job: { begunAt, endedAt } }: { job: RecurringJob }) {
  const t = useT();
  const spanText = useSpanText();
  if (begunAt === null) return '–';
  const tookMs = endedAt === null ? -1 : Date.parse(endedAt) - Date.parse(begunAt);
  return (
    <span className="block">
      <Moment at={begunAt} />
      {tookMs < 0 ? null : (
        <span className="block text-cap text-text-3">{t('jobs.took', { span: spanText(tookMs) })}</span>
      )}
    </span>
  );
}
