import { useState, type ComponentProps } from 'react';
import { cx } from './cx.ts';
import { DateField } from './DateField.tsx';
import type { DateLabels } from './DateLabels.ts';
import { TimeField } from './TimeField.tsx';

type DateTimeFieldProps = Pick<
  ComponentProps<typeof DateField>,
  'id' | 'aria-describedby' | 'aria-invalid' | 'required' | 'readOnly' | 'disabled' | 'className'
> & {
  /** A local ISO date and time, "2026-03-05T18:30", or empty. */
  value: string;
  /** Called with the typed or selected value; empty while either part is missing. */
  onValueChange: (at: string) => void;
  labels: {
    date: DateLabels;
    /** Accessible name of the second field, since the label belongs to the first: "Ends: time". */
    time: string;
    timeFormat: string;
    timeInvalid: string;
  };
};

const MIDNIGHT = '00:00';

/**
 * A date and a time, each typed or selected, in the page's own language. A day without a time means midnight; without a
 * day the value is empty.
 */
export function DateTimeField({ value, onValueChange, labels, id, className, ...rest }: DateTimeFieldProps) {
  /* The one part while the other is missing. */
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
