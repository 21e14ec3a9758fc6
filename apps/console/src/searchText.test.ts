import { expect, it } from 'vitest';
import { searchText } from './searchText.ts';

it('writes what was chosen as people would type it, and reads it back', () => {
  const text = searchText.stringify({ status: 'all', deposit: '12', page: 2, search: undefined, actor: '' });
  expect(text).toBe('?status=all&deposit=12&page=2');
  expect(searchText.parse(text)).toEqual({ status: 'all', deposit: '12', page: '2' });
});

it('keeps a switch that is on, and leaves one out that is off', () => {
  expect(searchText.stringify({ reported: true })).toBe('?reported=true');
  expect(searchText.stringify({ reported: false })).toBe('');
});

it('leaves the address alone when nothing was chosen', () => {
  expect(searchText.stringify({ page: undefined })).toBe('');
  expect(searchText.parse('')).toEqual({});
});

it('keeps every character of a search', () => {
  const search = 'a&b=c #1 張';
  expect(searchText.parse(searchText.stringify({ search }))).toEqual({ search });
});
