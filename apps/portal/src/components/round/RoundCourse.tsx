import { formatAmount } from '@baize/maths';
import { Money } from '@baize/ui/Money';
import { useState } from 'react';
import { Button } from '@baize/ui/Button';
import { currencySymbol } from '../../useBrand.ts';
import { useT } from '../../i18n/useT.ts';
import type { Course } from './Round.ts';

/** So many phases are shown before the rest is asked for. */
const FIRST = 12;

interface RoundCourseProps {
  course: Course;
  currency: string;
}

/** What happened in a round, one after the other, and what its player decided in the middle of it. */
export function RoundCourse({ course: { phases, decision }, currency }: RoundCourseProps) {
  const t = useT();
  const [isWhole, setIsWhole] = useState(false);
  const symbol = currencySymbol(currency);
  const shown = isWhole ? phases : phases.slice(0, FIRST);
  return (
    <section aria-labelledby="round-course">
      <h3 id="round-course" className="mb-3 text-h4 text-text-1">
        {t('records.course.title')}
      </h3>
      {decision === null ? null : (
        <div className="mb-3 rounded-panel bg-bg-2 px-4 py-3 shadow-panel">
          <p className="text-cap text-text-3">{t('records.course.decision')}</p>
          <ul className="flex flex-col gap-1">
            {decision.answers.map((answer, number) => (
              <li
                key={number}
                className={number === decision.taken ? 'text-label text-text-1' : 'text-dense text-text-3'}
              >
                {number === decision.taken ? t('records.course.taken', { answer }) : answer}
              </li>
            ))}
          </ul>
          {decision.taken === null ? <p className="text-dense text-amber-text">{t('records.course.awaited')}</p> : null}
        </div>
      )}
      <ol className="flex flex-col rounded-panel bg-bg-2 px-4 shadow-panel">
        {shown.map((phase, index) => (
          <li key={index} className="border-b border-line-1 py-2 last:border-b-0">
            <p className="flex items-baseline justify-between gap-3 text-label text-text-1">
              {phase.heading}
              <Money value={formatAmount(phase.win)} symbol={symbol} size="s" />
            </p>
            {phase.wins.map(({ what, amount }, at) => (
              <p key={at} className="flex items-baseline justify-between gap-3 text-dense text-text-2">
                {what}
                <Money value={formatAmount(amount)} symbol={symbol} size="s" />
              </p>
            ))}
          </li>
        ))}
      </ol>
      {shown.length < phases.length ? (
        <Button size="s" className="mt-3" onClick={() => setIsWhole(true)}>
          {t('records.course.more', { count: phases.length - shown.length })}
        </Button>
      ) : null}
    </section>
  );
}
