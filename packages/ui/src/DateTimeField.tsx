import { useState, type ComponentProps } from 'react';
import { cx } from './cx.ts';
import { DateField } from './DateField.tsx';
import type { DateLabels } from './DateLabels.ts';
import { TimeField } from './TimeField.tsx';

type DateTimeFieldProps = Pick<
  ComponentProps<typeof DateField>,
  'id' | 'aria-describedby' | 'aria-invalid' | 'required' | 'readOnly' | 'disabled' | 'className'
> & {
  /** An ISO day and a time on the wall's clock, "2026-03-05T18:30", or empty. */
  value: string;
  /** What was typed or chosen; empty as long as it is not both. */
  onValueChange: (at: string) => void;
  labels: {
    date: DateLabels;
    /** Names the second field, since the label stands for the first: "Ends: time". */
    time: string;
    timeFormat: string;
    timeInvalid: string;
  };
};

const MIDNIGHT = '00:00';

/**
 * A day and a time, each typed or chosen, in the page's own language. A day without a time begins at midnight; without a
 * day there is no moment, whatever the time says.
 */
export function DateTimeField({ value, onValueChange, labels, id, className, ...rest }: DateTimeFieldProps) {
  /* What is there already while the other half is missing. */
  const [half, setHalf] = useState({ day: '', time: '' });
  const [day = '', time = ''] = value === '' ? [half.day, half.time] : value.split('T');
  const put = (nextDay: string, nextTime: string): void => {
    const isWhole = nextDay !== '' && nextTime !== '';
    setHalf(isWhole ? { day: '', time: '' } : { day: nextDay, time: nextTime });
    onValueChange(isWhole ? `${nextDay}T${nextTime}` : '');
  };
  return (
    <div className={cx('flex gap-2', className)}>
      <DateField
        {...rest}
        id={id}
        labels={labels.date}
        value={day}
        className="min-w-0 flex-1"
        onValueChange={(next) => put(next, time === '' && next !== '' ? MIDNIGHT : time)}
        onBlur={({ currentTarget }) => {
          if (currentTarget.value.trim() === '' && value === '') setHalf({ day: '', time: '' });
        }}
      />
      <TimeField
        {...rest}
        required={rest.required === true || day !== ''}
        aria-label={labels.time}
        labels={{ format: labels.timeFormat, invalid: labels.timeInvalid }}
        value={time}
        className="w-26! shrink-0"
        onValueChange={(next) => put(day, next)}
        onBlur={({ currentTarget }) => {
          if (currentTarget.value.trim() === '' && day !== '') put(day, MIDNIGHT);
        }}
      />
    </div>
  );
}
