import { describe, expect, it } from 'vitest';
import { toldIn } from './localText.ts';

describe('the language in which something is shown', () => {
  const whole = { CN: '一', EN: 'one', MS: 'satu' };

  it('is the requested one if its main text has it', () => {
    expect(toldIn(whole, 'MS', 'CN')).toBe('MS');
  });

  it('falls back to the brand’s, then to English, then to any', () => {
    expect(toldIn({ ...whole, MS: '' }, 'MS', 'CN')).toBe('CN');
    expect(toldIn(whole, undefined, 'CN')).toBe('CN');
    expect(toldIn(whole, undefined, 'XX')).toBe('EN');
    expect(toldIn({ CN: '', EN: '', MS: 'satu' }, 'EN', 'CN')).toBe('MS');
    expect(toldIn({ CN: '', EN: '', MS: '' }, 'CN', 'MS')).toBe('EN');
  });
});
