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

it('offers the languages of the brand only, and remembers only one from the URL', () => {
  const small = { languages: ['CN', 'EN'], defaultLanguage: 'EN' };
  expect(readPreferences('/?lang=MS', 'lang=MS', small)).toMatchObject({ language: 'EN', chosen: undefined });
  expect(readPreferences('/', 'lang=CN', small)).toMatchObject({ language: 'CN', chosen: undefined });
  expect(readPreferences('/?lang=CN', '', small)).toMatchObject({ language: 'CN', chosen: 'CN' });
});

it.each([
  ['en-GB,en;q=0.9', '', 'EN'],
  ['de, ms-MY;q=0.8, en;q=0.7', '', 'MS'],
  ['en;q=0.4, zh-TW;q=0.6', '', 'CN'],
  ['en;q=0, ms;q=0.1', '', 'MS'],
  ['fr, *;q=0.5', '', 'CN'],
  ['en;q=much, , ;;;', '', 'CN'],
  ['en', 'lang=MS', 'MS'],
  ['en', 'lang=TH', 'EN'],
])('a first visit with the wish “%s” and the cookies “%s” is in %s', (wished, cookies, language) => {
  expect(readPreferences('/', cookies, brand, wished)).toMatchObject({ language, chosen: undefined });
});

it('prefers the URL to Accept-Language, and skips accepted languages that the brand does not offer', () => {
  expect(readPreferences('/?lang=CN', '', brand, 'en').language).toBe('CN');
  const small = { languages: ['CN', 'EN'], defaultLanguage: 'CN' };
  expect(readPreferences('/', '', small, 'ms, en;q=0.5').language).toBe('EN');
});
