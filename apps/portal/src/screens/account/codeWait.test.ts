import { beforeEach, expect, test } from 'vitest';
import { codeWait } from './codeWait.ts';

const values = new Map<string, string>();
const store = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
};
const now = 1_000_000;

beforeEach(() => values.clear());

test('[SMS-01] the wait is expiredMinutes times 60 seconds, by purpose and number', () => {
  codeWait.start('login', '+86138', 2, now, store);
  expect(codeWait.left('login', '+86138', now, store)).toBe(120);
  expect(codeWait.left('login', '+86138', now + 119_001, store)).toBe(1);
  expect(codeWait.left('login', '+86138', now + 120_000, store)).toBe(0);
  expect(codeWait.left('register', '+86138', now, store)).toBe(0);
  expect(codeWait.left('login', '+86139', now, store)).toBe(0);
});

test.each([undefined, 0, -3, Number.NaN])(
  '[CONST-01] [SMS-02] without a sensible number it is one minute: %s',
  (minutes) => {
    codeWait.start('register', '+86138', minutes, now, store);
    expect(codeWait.left('register', '+86138', now, store)).toBe(60);
  },
);

test('an absurd number is cut at ten minutes', () => {
  codeWait.start('register', '+86138', 1_440, now, store);
  expect(codeWait.left('register', '+86138', now, store)).toBe(600);
});
