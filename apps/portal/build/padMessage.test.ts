import { expect, it } from 'vitest';
import { padMessage } from './padMessage.ts';

it('makes a text four fifths longer and keeps its arguments', () => {
  const text = 'The smallest deposit is {amount}, and it arrives at once';
  const padded = padMessage(text);
  expect(padded.startsWith(`${text} `)).toBe(true);
  const visible = text.replace('{amount}', '').length;
  expect(padded.length).toBeGreaterThanOrEqual(text.length + Math.floor(visible * 0.8) - 2);
  expect(padMessage('{name}')).toBe('{name}');
  const plural = '{count, plural, one {# game} other {# games}}';
  expect(padMessage(plural)).toBe(plural);
});
