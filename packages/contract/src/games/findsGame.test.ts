import { expect, it } from 'vitest';
import { findsGame } from './findsGame.ts';

const finds = (search: string, names: Record<string, string>, code = 'code') => findsGame(search)(names, code);

it('finds a game by its names in any language and by its code, whatever the case', () => {
  const names = { EN: 'Dragon Eight', CN: '龙八' };
  for (const search of ['', ' DRAGON ', '龙', 'eight-8']) expect(finds(search, names, 'Eight-8')).toBe(true);
  expect(finds('tiger', names)).toBe(false);
});

it('finds marked letters without their marks, and plain ones with marks', () => {
  for (const search of ['rong dong', 'RỒNG', 'đong']) expect(finds(search, { EN: 'Rồng Đông' })).toBe(true);
  expect(finds('đong', { EN: 'Rong dong' })).toBe(true);
});

it('finds Chinese names by the initials of their pinyin', () => {
  expect(finds('LB', { EN: 'Dragon Eight', CN: '龙八' })).toBe(true);
  expect(finds('hp', { CN: '琥珀' })).toBe(true);
  expect(finds('xy', { CN: '琥珀' })).toBe(false);
});
