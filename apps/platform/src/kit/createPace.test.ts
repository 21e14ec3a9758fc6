import { describe, expect, it } from 'vitest';
import { createPace } from './createPace.ts';

describe('the pace of an address', () => {
  it('lets four seconds’ worth pass at once, and slows what follows down to the pace', () => {
    const pace = createPace({ perSecond: 2, now: () => 0 });
    const waits = Array.from({ length: 13 }, () => pace('198.51.100.1'));
    expect(waits).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 500, 1_000, 1_500, 2_000, undefined]);
    expect(pace('198.51.100.2'), 'another address').toBe(0);
  });

  it('forgets what was asked as time goes by, and what it refused at once', () => {
    let now = 0;
    const pace = createPace({ perSecond: 2, now: () => now });
    for (let times = 0; times < 50; times += 1) pace('198.51.100.1');
    now = 500;
    expect([pace('198.51.100.1'), pace('198.51.100.1')]).toEqual([2_000, undefined]);
    now = 20_000;
    expect(Array.from({ length: 9 }, () => pace('198.51.100.1')).at(-1)).toBe(500);
  });

  it('counts a whole IPv6 network as one', () => {
    const pace = createPace({ perSecond: 1, now: () => 0 });
    for (let times = 0; times < 4; times += 1) pace('2001:db8:1:2::1');
    expect([pace('2001:db8:1:2:ffff::9'), pace('2001:db8:1:3::1')]).toEqual([1_000, 0]);
  });
});
