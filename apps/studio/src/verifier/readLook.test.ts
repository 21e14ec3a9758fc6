import { expect, it } from 'vitest';
import { readLook } from './readLook.ts';

const said = (facts: Record<string, string>): string => `#${new URLSearchParams(facts).toString()}`;
const house = { brand: 'Baize', home: 'https://baize.example', theme: 'light' };

it('takes name, theme and colours of the brand that sent the player', () => {
  const colours = { 'bg-0': 'oklch(0.165 0.012 172)', felt: '#1b7b53', 'radius-scale': '0.5' };
  expect(readLook(said({ ...house, ...colours }))).toEqual({ ...house, tokens: Object.entries(colours) });
});

it('ignores invalid colours and unknown token names', () => {
  const bad = {
    ...{ felt: 'url(https://evil.example/x)', 'bg-0': 'red;} *{display:none', 'text-1': 'var(--x)' },
    ...{ 'font-family': '#fff', '--felt': '#fff', display: '1' },
  };
  expect(readLook(said({ ...house, ...bad }))?.tokens).toEqual([]);
});

it('is undefined without a name or an origin', () => {
  for (const change of [
    { brand: ' ' },
    { home: 'javascript:alert(1)' },
    { home: 'https://baize.example/path' },
    { home: '' },
  ]) {
    expect(readLook(said({ ...house, ...change })), JSON.stringify(change)).toBeUndefined();
  }
  expect(readLook('')).toBeUndefined();
});
