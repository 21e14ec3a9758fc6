import { expect, it } from 'vitest';
import { folderOf } from './folderOf.ts';

it.each([
  ['zh', 'zh'],
  ['zh-Hans', 'zh'],
  ['zh,en;q=0.8', 'zh'],
  ['CN', 'zh'],
  ['cn', 'zh'],
  ['zh_TW', 'zh'],
  ['ms', 'ms'],
  ['MS', 'ms'],
  ['ms-MY', 'ms'],
  ['zsm', 'ms'],
  ['may_MY', 'ms'],
  ['msx', 'en'],
  ['en-GB', 'en'],
  ['fr', 'en'],
  ['', 'en'],
  ['no tag at all', 'en'],
  [undefined, 'en'],
  [['zh', 'ms'], 'en'],
])('speaks to who asks for %j in %s', (asked, spoken) => {
  expect(folderOf(asked)).toBe(spoken);
});
