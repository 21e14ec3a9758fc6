import { expect, test } from 'vitest';
import { referralCode } from './referralCode.ts';

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

test('the code of a link is kept while the visitor walks through other pages', () => {
  const store = memory();
  expect(referralCode.remember('?referralCode=AB12', store)).toBe('AB12');
  expect(referralCode.remember('', store)).toBe('AB12');
  expect(referralCode.read(store)).toBe('AB12');
});

test('the last link wins, and an account opened forgets it', () => {
  const store = memory();
  referralCode.remember('?referralCode=AB12', store);
  expect(referralCode.remember('?referralCode=CD34', store)).toBe('CD34');
  referralCode.forget(store);
  expect(referralCode.read(store)).toBeUndefined();
});

test('what cannot be a code is not kept', () => {
  const store = memory();
  expect(referralCode.remember('?referralCode=%3Cb%3E', store)).toBeUndefined();
  expect(referralCode.remember(`?referralCode=${'a'.repeat(33)}`, store)).toBeUndefined();
});
