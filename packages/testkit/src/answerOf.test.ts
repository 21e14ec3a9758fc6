import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { completeAnswer } from './answerOf.ts';

const row = z.strictObject({ id: z.string(), amount: z.string(), isBlocked: z.boolean() });
const one = z.strictObject({ kind: z.literal('one'), left: z.string() });
const other = z.strictObject({ kind: z.literal('other'), right: z.string() });
const operation = {
  id: 'bills.list',
  output: z.strictObject({ content: z.array(row), totalRows: z.number(), what: z.nullable(z.union([one, other])) }),
};

it('leaves a whole answer as it is', () => {
  const faults: string[] = [];
  const given = { content: [], totalRows: 0, what: null };
  expect(completeAnswer(operation, given, faults)).toEqual(given);
  expect(faults).toEqual([]);
});

it('takes what a row leaves out from the example, and nothing else', () => {
  const faults: string[] = [];
  const what = { kind: 'other', right: 'r' };
  const given = { content: [{ id: '9', amount: '33' }], totalRows: 1, what };
  expect(completeAnswer(operation, given, faults)).toEqual({
    ...{ content: [{ id: '9', amount: '33', isBlocked: false }], totalRows: 1, what },
  });
  expect(faults).toEqual([]);
});

it.each([
  ['an unknown field', { content: [{ id: '9', amonut: '33' }], totalRows: 1, what: null }, /amonut/],
  ['a wrong type', { content: [], totalRows: '1', what: null }, /totalRows/],
])('says that the platform never answers %s', (_what, given, fault) => {
  const faults: string[] = [];
  expect(completeAnswer(operation, given, faults)).toBe(given);
  expect(faults).toEqual([expect.stringMatching(fault)]);
});
