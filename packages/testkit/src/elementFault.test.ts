import { expect, it } from 'vitest';
import { elementFault } from './elementFault.ts';
import { htmlAttacks } from './htmlAttacks.ts';

it.each([
  ['script', 'src', '/a.js'],
  ['p', 'onclick', 'x()'],
  ['p', 'id', 'app'],
  ['p', 'href', '/help'],
  ['a', 'href', 'javascript:alert(1)'],
  ['a', 'href', ' java\tscript:alert(1)'],
  ['a', 'href', 'http://else.example/'],
  ['a', 'href', '//else.example/'],
  ['a', 'href', '/\t/else.example/'],
  ['a', 'href', '/\\else.example/'],
  ['img', 'src', 'https://else.example/brand/a.webp'],
  ['img', 'src', '/brand/../wps/session/logout'],
  ['img', 'srcset', '/brand/a.webp 1x'],
])('finds the fault in <%s %s="%s">', (name, attribute, value) => {
  expect(elementFault(name, [[attribute, value]])).toBeDefined();
});

it('finds none in what a text is made of', () => {
  const links = ['https://else.example/', 'mailto:a@else.example', '/help#a', '#a', '/'];
  const link = (href: string) =>
    elementFault('a', [
      ['href', href],
      ['rel', 'noopener'],
      ['target', '_blank'],
    ]);
  expect(links.map(link).filter((fault) => fault !== undefined)).toEqual([]);
  expect(
    elementFault('img', [
      ['src', '/brand/images/a.webp'],
      ['alt', 'a "b"'],
    ]),
  ).toBeUndefined();
  expect(elementFault('p', [])).toBeUndefined();
});

it('[A224] has at least sixty attacks, each of its own', () => {
  expect(htmlAttacks.length).toBeGreaterThanOrEqual(60);
  expect(new Set(htmlAttacks).size).toBe(htmlAttacks.length);
});
