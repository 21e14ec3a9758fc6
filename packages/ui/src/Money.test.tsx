// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { formatMoney } from './formatMoney.ts';
import { Money } from './Money.tsx';

afterEach(cleanup);

describe('formatMoney', () => {
  it('truncates beyond two decimals and never rounds up', () => {
    expect(formatMoney('10.999')).toBe('10.99');
    expect(formatMoney('0.009')).toBe('0.00');
    expect(formatMoney('99999999.99999')).toBe('99,999,999.99');
  });

  it('groups thousands and pads short fractions', () => {
    expect(formatMoney('1234567.5')).toBe('1,234,567.50');
    expect(formatMoney('12')).toBe('12.00');
    expect(formatMoney('0012.3')).toBe('12.30');
  });

  it('keeps every digit of amounts beyond float precision', () => {
    expect(formatMoney('9007199254740993.1234')).toBe('9,007,199,254,740,993.12');
  });

  it('writes debits with a true minus and credits with a plus only when asked', () => {
    expect(formatMoney('-36')).toBe('\u221236.00');
    expect(formatMoney('36')).toBe('36.00');
    expect(formatMoney('36', { sign: 'always', symbol: '¥' })).toBe('+¥36.00');
    expect(formatMoney('-36', { sign: 'never' })).toBe('36.00');
  });

  it('never shows a negative zero', () => {
    expect(formatMoney('-0.005')).toBe('0.00');
    expect(formatMoney('-0.00', { sign: 'always' })).toBe('0.00');
  });

  it('leaves invalid amounts unchanged', () => {
    expect(formatMoney('1e3')).toBe('1e3');
    expect(formatMoney('NaN')).toBe('NaN');
  });
});

describe('Money', () => {
  it('hides every amount behind the same six asterisks with an accessible label', () => {
    const { container } = render(<Money value="1234567.89" isHidden hiddenLabel="Balance hidden" />);
    expect(container.textContent).toBe('******Balance hidden');
    expect(screen.getByText('******').getAttribute('aria-hidden')).toBe('true');
  });

  it('mutes losses and highlights wins', () => {
    const { container, rerender } = render(<Money value="-36" tone="outcome" />);
    expect(container.firstElementChild?.className).toContain('text-outcome-down');
    rerender(<Money value="36" tone="outcome" />);
    expect(container.firstElementChild?.className).toContain('text-outcome-up');
    rerender(<Money value="0.00" tone="outcome" />);
    expect(container.firstElementChild?.className).toContain('text-text-2');
  });
});
