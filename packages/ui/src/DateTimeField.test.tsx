// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DateTimeField } from './DateTimeField.tsx';
import { Field } from './Field.tsx';
import { readTime } from './readTime.ts';

const date = {
  ...{ locale: 'en', format: 'YYYY-MM-DD', choose: 'Choose', invalid: 'No such day' },
  ...{ previousMonth: 'Month before', nextMonth: 'Month after', previousYear: 'Year before', nextYear: 'Year after' },
};
const labels = { date, time: 'Ends: time', timeFormat: 'HH:MM', timeInvalid: 'No such time' };
const changed = vi.fn<(at: string) => void>();

function Held({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <Field label="Ends">
      {(control) => (
        <DateTimeField
          {...control}
          labels={labels}
          value={value}
          onValueChange={(at) => {
            changed(at);
            setValue(at);
          }}
        />
      )}
    </Field>
  );
}
const day = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Ends' });
const time = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Ends: time' });
const type = (field: HTMLInputElement, value: string): void => void fireEvent.change(field, { target: { value } });

afterEach(() => {
  cleanup();
  changed.mockClear();
});

describe('a day with a time', () => {
  it('reports a value once both are set; a day alone means midnight', () => {
    render(<Held />);
    type(day(), '2026/3/5');
    expect(changed).toHaveBeenLastCalledWith('2026-03-05T00:00');
    expect(time().value).toBe('00:00');
    type(time(), '18:3');
    expect(changed).toHaveBeenLastCalledWith('');
    type(time(), '1830');
    expect(changed).toHaveBeenLastCalledWith('2026-03-05T18:30');
    fireEvent.blur(time());
    expect(time().value).toBe('18:30');
    expect(day().value).toBe('2026/3/5');
  });

  it('keeps the time when another day is selected from the calendar', async () => {
    render(<Held start="2026-03-05T18:30" />);
    fireEvent.click(screen.getByRole('button', { name: 'Choose' }));
    const calendar = within(await screen.findByRole('dialog', { name: 'Choose' }));
    fireEvent.click(calendar.getByText('6'));
    expect(changed).toHaveBeenLastCalledWith('2026-03-06T18:30');
  });

  it('is empty once the day is cleared, and midnight once the time is', () => {
    render(<Held start="2026-03-05T18:30" />);
    type(time(), '');
    fireEvent.blur(time());
    expect(changed).toHaveBeenLastCalledWith('2026-03-05T00:00');
    expect(time().value).toBe('00:00');
    type(day(), '');
    fireEvent.blur(day());
    expect(changed).toHaveBeenLastCalledWith('');
    expect(time().value).toBe('');
  });

  it('steps the hour or minute at the caret by arrow keys, and never the day', () => {
    render(<Held start="2026-03-05T23:59" />);
    time().setSelectionRange(1, 1);
    fireEvent.keyDown(time(), { key: 'ArrowUp' });
    expect(changed).toHaveBeenLastCalledWith('2026-03-05T00:59');
    expect(time().selectionStart).toBe(1);
    time().setSelectionRange(4, 4);
    fireEvent.keyDown(time(), { key: 'ArrowDown' });
    expect(changed).toHaveBeenLastCalledWith('2026-03-05T00:58');
  });

  it('blocks the form while invalid and keeps the text for correction', () => {
    render(<Held start="2026-03-05T18:30" />);
    type(time(), '25:00');
    fireEvent.blur(time());
    expect(time().value).toBe('25:00');
    expect(time().validationMessage).toBe('No such time');
    type(time(), '23:00');
    expect(time().validationMessage).toBe('');
    expect(changed).toHaveBeenLastCalledWith('2026-03-05T23:00');
  });
});

it('parses a time as it is typed', () => {
  const read = (...texts: string[]) => texts.map(readTime);
  expect(read('9', '9:05', '0905', ' 18.30 ', '18：30', '18时30分')).toEqual([
    '09:00',
    '09:05',
    '09:05',
    '18:30',
    '18:30',
    '18:30',
  ]);
  expect(read('', '24:00', '12:60', '12:5', 'noon')).toEqual([undefined, undefined, undefined, undefined, undefined]);
});
