import { expect, it } from 'vitest';
import { readPreferences } from './readPreferences.ts';

const brand = { languages: ['EN', 'MS', 'CN'], defaultLanguage: 'CN' };

it.each([
  ['/', '', 'CN'],
  ['/', 'theme=light; lang=MS', 'MS'],
  ['/rng?lang=MS', 'lang=EN', 'MS'],
  ['/?lang=TH', 'lang=EN', 'EN'],
  ['/?lang=__proto__', 'lang=ms', 'CN'],
])('shows %s with the cookies “%s” in %s', (url, cookies, language) => {
  expect(readPreferences(url, cookies, brand).language).toBe(language);
});

it('offers no language that the brand does not offer, and remembers only what an address asked for', () => {
  const small = { languages: ['CN', 'EN'], defaultLanguage: 'EN' };
  expect(readPreferences('/?lang=MS', 'lang=MS', small)).toMatchObject({ language: 'EN', chosen: undefined });
  expect(readPreferences('/', 'lang=CN', small)).toMatchObject({ language: 'CN', chosen: undefined });
  expect(readPreferences('/?lang=CN', '', small)).toMatchObject({ language: 'CN', chosen: 'CN' });
});
