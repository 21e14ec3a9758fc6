import { describe, expect, it } from 'vitest';
import { maskRecipient } from './present.ts';

describe('a masked recipient', () => {
  it('is recognisable enough to find it', () => {
    expect(maskRecipient('+8613800138000')).toBe('+86138****8000');
    expect(maskRecipient('+6591234567')).toBe('+65****4567');
    expect(maskRecipient('somebody@example.com')).toBe('s***@example.com');
    expect(maskRecipient('"a@b"@example.com')).toBe('"***@example.com');
    for (const recipient of ['+861', 'abc', '+6512345']) expect(maskRecipient(recipient)).not.toBe(recipient);
  });
});
