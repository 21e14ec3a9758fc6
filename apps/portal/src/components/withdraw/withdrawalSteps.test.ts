import { expect, test } from 'vitest';
import type { Withdrawal } from './Withdrawal.ts';
import { withdrawalSteps } from './withdrawalSteps.ts';

const stepsOf = (...states: readonly Withdrawal['status'][]) => {
  const timeline = states.map((status, at) => ({ status, at: `2026-03-05T09:0${at}:00.000Z` }));
  return withdrawalSteps({ status: states.at(-1) ?? 'requested', timeline });
};
const statesOf = (...states: readonly Withdrawal['status'][]) => stepsOf(...states).map(({ state }) => state);

test.each([
  [['requested'], ['done', 'current', 'todo', 'todo']],
  [
    ['requested', 'review'],
    ['done', 'current', 'todo', 'todo'],
  ],
  [
    ['requested', 'approved'],
    ['done', 'done', 'current', 'todo'],
  ],
  [
    ['requested', 'approved', 'paid'],
    ['done', 'done', 'done', 'current'],
  ],
  [
    ['requested', 'approved', 'paid', 'receivedPart'],
    ['done', 'done', 'done', 'current'],
  ],
  [
    ['requested', 'approved', 'paid', 'notReceived'],
    ['done', 'done', 'done', 'current'],
  ],
  [
    ['requested', 'approved', 'paid', 'received'],
    ['done', 'done', 'done', 'done'],
  ],
  [
    ['requested', 'approved', 'paid', 'notReceived', 'closed'],
    ['done', 'done', 'done', 'done'],
  ],
  [
    ['requested', 'review', 'rejected'],
    ['done', 'failed', 'todo', 'todo'],
  ],
] as const)('%j is shown as %j', (states, wanted) => {
  expect(statesOf(...states)).toEqual(wanted);
});

test('a step wears the moment it was reached, and none before', () => {
  const steps = stepsOf('requested', 'review', 'approved', 'paid');
  expect(steps.map(({ at }) => at)).toEqual([
    '2026-03-05T09:00:00.000Z',
    '2026-03-05T09:02:00.000Z',
    '2026-03-05T09:03:00.000Z',
    undefined,
  ]);
});
