import { expect, it } from 'vitest';
import { readDemoSize } from './readDemoSize.ts';

it('is a thousand members with five rounds of today unless it is told', () => {
  expect(readDemoSize([])).toEqual({ members: 1_000, rounds: 5, days: 1, seed: '1' });
  expect(readDemoSize(['--days', '365', '--members', '7', '--rounds=2', '--seed', 'x'])).toEqual({
    ...{ members: 7, rounds: 2, days: 365, seed: 'x' },
  });
});

it('names the number that is wrong, with its bounds', () => {
  for (const text of ['0', '366', '1.5', '1e2', 'many', '007', ' 3', '']) {
    expect(readDemoSize([`--days=${text}`])).toBe(`--days must be a whole number from 1 to 365, but it is "${text}".`);
  }
  expect(readDemoSize(['--days', '3', '--members', '1000001'])).toMatch(/^--members must be .* to 1000000,/);
  expect(readDemoSize(['--rounds', '0'])).toMatch(/^--rounds must be /);
});

it('names an option that is not known, and one without a value', () => {
  expect(readDemoSize(['--day', '3'])).toContain("'--day'");
  expect(readDemoSize(['--days'])).toContain('--days');
  expect(readDemoSize(['30'])).toContain("'30'");
  expect(readDemoSize(['--days', '-3'])).toContain('--days');
});
