import { describe, expect, it } from 'vitest';
import { codeOf, matchStep, stepOf, toBase32 } from './matchStep.ts';

/** The secret of the examples in RFC 6238, appendix B. */
const secret = Buffer.from('12345678901234567890');

describe('one-time codes', () => {
  it('match RFC 6238 for SHA-1, truncated to six digits', () => {
    const at = (seconds: number): string => codeOf(secret, stepOf(seconds * 1000));
    expect([59, 1111111109, 1111111111, 1234567890, 2000000000, 20000000000].map(at)).toEqual([
      '287082',
      '081804',
      '050471',
      '005924',
      '279037',
      '353130',
    ]);
  });

  it('match one step before and after now and no other', () => {
    const now = 1_700_000_000_000;
    const step = stepOf(now);
    const matched = [-2, -1, 0, 1, 2].map((offset) => matchStep(secret, codeOf(secret, step + offset), now));
    expect(matched).toEqual([undefined, step - 1, step, step + 1, undefined]);
  });

  it('do not match another length', () => {
    expect(matchStep(secret, '12345', 59_000)).toBeUndefined();
    expect(matchStep(secret, '2870820', 59_000)).toBeUndefined();
  });
});

it('writes secrets in base32 as authenticator apps read them', () => {
  expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
});
