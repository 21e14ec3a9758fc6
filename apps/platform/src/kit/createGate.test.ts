import { describe, expect, it } from 'vitest';
import { createGate } from './createGate.ts';

describe('the gate', () => {
  it('limits an address within a minute, independently of others', () => {
    let now = 0;
    const passes = createGate({ perMinute: 2, now: () => now });
    expect([passes('198.51.100.1'), passes('198.51.100.1'), passes('198.51.100.1')]).toEqual([true, true, false]);
    expect(passes('198.51.100.2')).toBe(true);
    now = 59_999;
    expect(passes('198.51.100.1')).toBe(false);
    now = 60_001;
    expect(passes('198.51.100.1')).toBe(true);
  });

  it('counts a whole IPv6 network as one address', () => {
    const passes = createGate({ perMinute: 1 });
    expect(passes('2001:db8:1:2::1')).toBe(true);
    expect(passes('2001:db8:1:2:ffff::9')).toBe(false);
    expect(passes('2001:db8:1:3::1')).toBe(true);
  });
});
