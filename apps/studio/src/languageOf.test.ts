import { expect, it } from 'vitest';
import { languageOf } from './languageOf.ts';

it.each([
  ['zh', 'zh'],
  ['zh-Hans', 'zh'],
  ['CN', 'zh'],
  ['ms', 'ms'],
  ['MS', 'ms'],
  ['ms-MY', 'ms'],
  ['msx', 'en'],
  ['en-GB', 'en'],
  ['fr', 'en'],
  [undefined, 'en'],
  [['zh', 'ms'], 'en'],
])('answers %j with %s', (asked, spoken) => {
  expect(languageOf(asked)).toBe(spoken);
});
