import { expect, it } from 'vitest';
import { draftFault } from './draftFault.ts';

const good = {
  account: 'player1',
  title: 'Welcome',
  amount: '10',
  multiple: '5',
  days: '7',
  reason: 'agreed by phone',
};

it('names the first field that would be refused, and none where all is well', () => {
  expect(draftFault(good)).toBeUndefined();
  for (const [name, wrong] of [
    ['account', ' '],
    ['title', 'x'],
    ['amount', '0'],
    ['amount', 'ten'],
    ['multiple', '101'],
    ['multiple', '-1'],
    ['days', '0'],
    ['days', '91'],
    ['reason', 'short'],
  ] as const) {
    expect(draftFault({ ...good, [name]: wrong }), `${name} ${wrong}`).toBe(name);
  }
});
