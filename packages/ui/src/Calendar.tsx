import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { cx } from './cx.ts';
import type { DateLabels } from './DateLabels.ts';
import { IconButton } from './IconButton.tsx';
import { moveDay } from './moveDay.ts';

interface CalendarProps {
  /** ISO days; an empty value means no selection. */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  labels: DateLabels;
  onChoose: (day: string) => void;
}

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
/** Today in the visitor's time zone. */
const today = (): string => new Date().toLocaleDateString('sv-SE');

/** The first day of the week, 1 for Monday; the fallback is Monday. */
function firstWeekday(locale: string): number {
  const known = new Intl.Locale(locale) as {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}

/** The days of a month in weeks, padded with adjacent days. */
function weeksOf(month: string, firstDay: number): string[][] {
  const first = `${month}-01`;
  const before = (dateOf(first).getUTCDay() - firstDay + 7) % 7;
  const days = Number(moveDay(first, { months: 1, days: -1 }).slice(8));
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, at) => moveDay(first, { days: week * 7 + at - before })),
  );
}

/**
 * A month grid with the keyboard of the ARIA date picker pattern: arrows, Home and End in the week, Page up and Page
 * down by months, with Shift by years.
 */
export function Calendar({ value, min, max, labels, onChoose }: CalendarProps) {
  const heading = useId();
  const grid = useRef<HTMLTableElement>(null);
  const bounded = (day: string): string =>
    min !== undefined && day < min ? min : max !== undefined && day > max ? max : day;
  const [at, setAt] = useState(() => bounded(value === '' ? today() : value));
  const hasToFocus = useRef(true);
  const { locale } = labels;
  const month = at.slice(0, 7);
  const firstDay = firstWeekday(locale);
  const weeks = weeksOf(month, firstDay);
  const text = (day: string, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(dateOf(day));
  const isOut = (day: string): boolean => bounded(day) !== day;

  useEffect(() => {
    if (!hasToFocus.current) return;
    hasToFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at]);

  const go = (day: string): void => setAt(bounded(day));
  const onKeyDown = (event: KeyboardEvent): void => {
    const inWeek = (dateOf(at).getUTCDay() - firstDay + 7) % 7;
    const page = event.shiftKey ? 12 : 1;
    const moves: Record<string, Parameters<typeof moveDay>[1]> = {
      ArrowLeft: { days: -1 },
      ArrowRight: { days: 1 },
      ArrowUp: { days: -7 },
      ArrowDown: { days: 7 },
      Home: { days: -inWeek },
      End: { days: 6 - inWeek },
      PageUp: { months: -page },
      PageDown: { months: page },
    };
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    hasToFocus.current = true;
    go(moveDay(at, move));
  };
  const turn = (label: string, icon: 'chevronLeft' | 'chevronRight', months: number, isDouble = false) => (
    <span className="relative">
      <IconButton
        size="s"
        icon={icon}
        label={label}
        className={
          isDouble
            ? 'after:absolute after:inset-y-2.5 after:w-px after:bg-current ' +
              (months < 0 ? 'after:left-2' : 'after:right-2')
            : ''
        }
        disabled={bounded(moveDay(at, { months })) === at}
        onClick={() => go(moveDay(at, { months }))}
      />
    </span>
  );
  return (
    <div>
      <div className="flex items-center justify-between gap-1">
        <span className="flex gap-0.5">
          {turn(labels.previousYear, 'chevronLeft', -12, true)}
          {turn(labels.previousMonth, 'chevronLeft', -1)}
        </span>
        <h2 id={heading} aria-live="polite" className="text-label text-text-1">
          {text(`${month}-01`, { year: 'numeric', month: 'long' })}
        </h2>
        <span className="flex gap-0.5">
          {turn(labels.nextMonth, 'chevronRight', 1)}
          {turn(labels.nextYear, 'chevronRight', 12, true)}
        </span>
      </div>
      <table ref={grid} role="grid" aria-labelledby={heading} onKeyDown={onKeyDown} className="mt-2 w-full table-fixed">
        <thead>
          <tr>
            {(weeks[0] ?? []).map((day) => (
              <th
                key={day}
                scope="col"
                abbr={text(day, { weekday: 'long' })}
                className="h-8 text-center text-cap font-normal text-text-3"
              >
                {text(day, { weekday: 'narrow' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} role="gridcell" aria-selected={day === value} className="p-0 text-center">
                  {day.startsWith(month) ? (
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === at ? 0 : -1}
                      disabled={isOut(day)}
                      aria-label={text(day, { dateStyle: 'full' })}
                      aria-current={day === today() ? 'date' : undefined}
                      onClick={() => onChoose(day)}
                      className={cx(
                        'size-9 rounded-control text-body tabular-nums disabled:text-text-off pointer-coarse:size-10',
                        day === value
                          ? 'bg-felt font-bold text-on-felt'
                          : 'text-text-1 enabled:hover:bg-bg-3 aria-[current=date]:font-bold aria-[current=date]:text-brass-text',
                      )}
                    >
                      {Number(day.slice(8))}
                    </button>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
