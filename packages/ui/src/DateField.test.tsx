// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DateField } from './DateField.tsx';

const words = {
  ...{ format: 'YYYY-MM-DD', choose: 'Choose', invalid: 'No such day' },
  ...{ previousMonth: 'Month before', nextMonth: 'Month after', previousYear: 'Year before', nextYear: 'Year after' },
};
const changed = vi.fn<(day: string) => void>();

function Held({
  start = '',
  locale = 'en',
  ...bounds
}: {
  start?: string;
  locale?: string;
  min?: string;
  max?: string;
}) {
  const [value, setValue] = useState(start);
  return (
    <label>
      Day
      <DateField
        {...bounds}
        value={value}
        labels={{ ...words, locale }}
        onValueChange={(day) => {
          changed(day);
          setValue(day);
        }}
      />
    </label>
  );
}
const input = () => screen.getByRole<HTMLInputElement>('textbox');
const open = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Choose' }));
  return within(await screen.findByRole('dialog', { name: 'Choose' }));
};
const press = (key: string, options: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...options });
const focused = () => document.activeElement?.getAttribute('data-day');

afterEach(() => {
  cleanup();
  changed.mockClear();
});

describe('typing a day', () => {
  it('reports it as soon as it is valid, and normalises it on blur', () => {
    render(<Held />);
    fireEvent.change(input(), { target: { value: '2026/3' } });
    expect(changed).toHaveBeenLastCalledWith('');
    fireEvent.change(input(), { target: { value: '2026/3/5' } });
    expect(changed).toHaveBeenLastCalledWith('2026-03-05');
    expect(input().value).toBe('2026/3/5');
    fireEvent.blur(input());
    expect(input().value).toBe('2026-03-05');
  });

  it('blocks the form for an invalid or out-of-range day, and keeps the text for correction', () => {
    render(<Held max="2026-03-10" />);
    fireEvent.change(input(), { target: { value: '2026-02-30' } });
    fireEvent.blur(input());
    expect(input().value).toBe('2026-02-30');
    expect(input().validationMessage).toBe('No such day');
    fireEvent.change(input(), { target: { value: '2026-03-11' } });
    expect(input().validationMessage).toBe('No such day');
    fireEvent.change(input(), { target: { value: '2026-03-10' } });
    expect(input().validationMessage).toBe('');
  });
});

describe('the calendar', () => {
  it("names months and weekdays in the page's language, not the browser's", async () => {
    render(<Held start="2026-03-05" locale="zh-Hans" />);
    const calendar = await open();
    expect(calendar.getByRole('heading', { name: '2026年3月' })).toBeTruthy();
    expect(calendar.getAllByRole('columnheader').map((head) => head.getAttribute('abbr'))).toContain('星期三');
    expect(calendar.getByRole('button', { name: '2026年3月5日星期四' })).toBeTruthy();
  });

  it('moves by keyboard from the selected day; a click selects and closes', async () => {
    render(<Held start="2026-03-05" />);
    const calendar = await open();
    expect(focused()).toBe('2026-03-05');
    press('ArrowRight');
    expect(focused()).toBe('2026-03-06');
    press('ArrowDown');
    expect(focused()).toBe('2026-03-13');
    press('PageDown');
    expect(focused()).toBe('2026-04-13');
    press('PageUp', { shiftKey: true });
    expect(focused()).toBe('2025-04-13');
    press('Home');
    const first = focused();
    press('End');
    expect(Date.parse(focused() ?? '') - Date.parse(first ?? '')).toBe(6 * 86_400_000);
    fireEvent.click(calendar.getByRole('button', { name: 'Month after' }));
    fireEvent.click(calendar.getByRole('button', { name: /May 1, 2025/ }));
    expect(changed).toHaveBeenLastCalledWith('2025-05-01');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(input().value).toBe('2025-05-01');
  });

  it('stays within its bounds', async () => {
    render(<Held start="2026-03-05" min="2026-03-04" max="2026-03-20" />);
    const calendar = await open();
    press('PageUp');
    expect(focused()).toBe('2026-03-04');
    press('PageDown');
    expect(focused()).toBe('2026-03-20');
    expect(calendar.getByRole<HTMLButtonElement>('button', { name: /March 21, 2026/ }).disabled).toBe(true);
    expect(calendar.getByRole<HTMLButtonElement>('button', { name: 'Month after' }).disabled).toBe(true);
  });
});
