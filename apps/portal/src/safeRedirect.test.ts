import { expect, test } from 'vitest';
import { safeRedirect } from './safeRedirect.ts';

const origin = 'https://play.example';

test('a path of this site is kept with its query and anchor', () => {
  expect(safeRedirect('/seamless?vassalage=studio&gameCode=dragon-eight#top', origin)).toBe(
    '/seamless?vassalage=studio&gameCode=dragon-eight#top',
  );
});

test('nothing asked for leads to the start page', () => {
  expect(safeRedirect(undefined, origin)).toBe('/');
  expect(safeRedirect('', origin)).toBe('/');
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  'javascript:alert(1)',
  'login',
  '\\\\evil.example',
])('an address that leaves the site is dropped: %j', (wanted) => {
  expect(safeRedirect(wanted, origin)).toBe('/');
});

test('coming in never leads back to the doors themselves', () => {
  expect(safeRedirect('/login?redirect=/login', origin)).toBe('/');
  expect(safeRedirect('/register', origin)).toBe('/');
});
