// @vitest-environment happy-dom
import { useState } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AmountInput, cleanAmount } from './AmountInput.tsx';

afterEach(cleanup);

function Host({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <AmountInput
        aria-label="Amount"
        value={value}
        onValueChange={setValue}
        presetsLabel="Quick amounts"
        presets={[
          { label: '500', value: '500.00' },
          { label: 'Max', value: '12480.50' },
        ]}
      />
      <output>{value}</output>
    </>
  );
}

const box = () => screen.getByRole('textbox', { name: 'Amount' }) as HTMLInputElement;
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const kept = () => screen.getByRole('status').textContent;

describe('AmountInput', () => {
  it('accepts digits and one point with two decimals', () => {
    render(<Host />);
    fireEvent.focus(box());
    type('1234.56');
    expect(kept()).toBe('1234.56');
  });

  it('ignores letters, exponents, signs and a third decimal', () => {
    render(<Host start="12" />);
    fireEvent.focus(box());
    for (const refused of ['1e3', '-5', '12.345', 'NaN', '1.2.3', '0x10']) type(refused);
    expect(kept()).toBe('12');
  });

  it('reads pasted amounts with separators and full-width points', () => {
    expect(cleanAmount('1,234.5', 2)).toBe('1234.5');
    expect(cleanAmount('12。5', 2)).toBe('12.5');
    expect(cleanAmount('.5', 2)).toBe('0.5');
    expect(cleanAmount('007', 2)).toBe('7');
    expect(cleanAmount('5.', 0)).toBeNull();
  });

  it('groups thousands on blur, and not while typing', () => {
    render(<Host start="12480.5" />);
    expect(box().value).toBe('12,480.50');
    fireEvent.focus(box());
    expect(box().value).toBe('12480.5');
    fireEvent.blur(box());
    expect(box().value).toBe('12,480.50');
  });

  it('drops a trailing point on blur', () => {
    render(<Host />);
    fireEvent.focus(box());
    type('12.');
    fireEvent.blur(box());
    expect(kept()).toBe('12');
  });

  it('sets a preset on click and marks it as pressed', () => {
    render(<Host />);
    fireEvent.click(screen.getByRole('button', { name: 'Max' }));
    expect(kept()).toBe('12480.50');
    expect(screen.getByRole('button', { name: 'Max' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: '500' }).getAttribute('aria-pressed')).toBe('false');
  });
});
