import { describe, expect, it } from 'vitest';
import { displayAmount, formatAmount, MAX_AMOUNT, parseAmount, parseSignedAmount } from './money.ts';

describe('amounts', () => {
  it('[MONEY] are parsed exactly or not at all', () => {
    expect(parseAmount('12.5')).toBe(1_250_000n);
    expect(parseAmount('0.00001')).toBe(1n);
    expect(parseAmount('10000000000')).toBe(MAX_AMOUNT);
    const refused = ['-1', '-0', '', ' 1', '1 ', '+5', '01', '1.', '.5', '1e3', '0x10', '0b1', '1_000', '1,000', 'NaN'];
    refused.push('Infinity', '1e400', '0.000001', '10000000000.00001', '９', '٣', '1.0.0', '9'.repeat(400));
    for (const text of refused) expect(parseAmount(text), text).toBeUndefined();
  });

  it('round-trip through the wire format', () => {
    for (const units of [0n, 1n, 99_999n, 100_000n, 9_007_199_254_740_993n % MAX_AMOUNT, MAX_AMOUNT]) {
      expect(parseAmount(formatAmount(units))).toBe(units);
    }
    expect(parseSignedAmount(formatAmount(-150_000n))).toBe(-150_000n);
    expect(parseSignedAmount('-0')).toBeUndefined();
  });

  it('are displayed truncated, never rounded up, and never as minus zero', () => {
    expect(displayAmount(1_099_999n)).toBe('10.99');
    expect(displayAmount(123_456_789_012n)).toBe('1,234,567.89');
    expect(displayAmount(-500n)).toBe('0.00');
    expect(displayAmount(-1_234_500n)).toBe('-12.34');
  });
});
