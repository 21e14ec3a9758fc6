import { expect, it } from 'vitest';
import { searchFor } from './searchFor.ts';

it('parses the text as an account, an id and a free text', () => {
  expect(searchFor('  ')).toBeUndefined();
  expect(searchFor(' Harbour1 ')).toEqual({ account: 'harbour1%', id: null, text: 'Harbour1' });
  expect(searchFor('4711')).toEqual({ account: '4711%', id: '4711', text: '4711' });
  expect(searchFor('0')?.id).toBeNull();
  expect(searchFor('9'.repeat(19))?.id).toBeNull();
});

it('escapes wildcards in an account', () => {
  expect(searchFor('a_b%c\\')?.account).toBe('a\\_b\\%c\\\\%');
});
