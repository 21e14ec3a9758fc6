import { expect, test } from 'vitest';
import { judge } from './judge.ts';
import type { TestRecord } from './TestRecord.ts';

const planned = (target: string): TestRecord => ({ kind: 'planned', target, project: 'server' });
const passed = (target: string, title = 'works'): TestRecord => ({
  ...{ kind: 'test', target, title, state: 'passed', ms: 1, limitMs: 10 },
});
const ended = (target: string): TestRecord => ({ kind: 'ended', target, ms: 1 });

test('a run in which everything passed has nothing to retry', () => {
  const { bad, passed: counts, isEnded } = judge([planned('a'), passed('a'), passed('a'), ended('a'), { kind: 'end' }]);
  expect(bad.size).toBe(0);
  expect(counts.get('a')).toBe(2);
  expect(isEnded).toBe(true);
});

test('an unfinished file is retried, as is one that never started', () => {
  const { bad, isEnded } = judge([planned('a'), planned('b'), planned('c'), passed('a'), ended('a'), passed('b')]);
  expect([...bad.keys()]).toEqual(['b', 'c']);
  expect(bad.get('b')?.faults).toEqual(['b > did not finish']);
  expect(isEnded).toBe(false);
});

test('a failing test, a failing hook and an error that names the file are reported by their first line', () => {
  const failing: TestRecord = {
    ...passed('a'),
    kind: 'test',
    state: 'failed',
    error: 'no',
    title: 'adds',
  } as TestRecord;
  const { bad } = judge([
    ...[planned('a'), planned('b'), planned('c'), failing, ended('a')],
    { kind: 'ended', target: 'b', ms: 1, error: 'beforeAll broke' },
    ...[passed('c'), ended('c')],
    { kind: 'unhandled', target: 'c', error: 'Error: late' },
  ]);
  expect(bad.get('a')).toEqual({ project: 'server', faults: ['a > adds: no'] });
  expect(bad.get('b')?.faults).toEqual(['b > outside its tests: beforeAll broke']);
  expect(bad.get('c')?.faults).toEqual(['c > unhandled error: Error: late']);
});

test('an error that names no planned target belongs to none, and stays', () => {
  const { bad, nameless } = judge([
    ...[planned('a'), passed('a'), ended('a')],
    { kind: 'unhandled', error: 'Error: whose' },
    { kind: 'unhandled', target: 'elsewhere', error: 'Error: where' },
  ]);
  expect(bad.size).toBe(0);
  expect(nameless).toEqual(['Error: whose', 'Error: where']);
});

test('a skipped test does not count as passed', () => {
  const { skipped } = judge([planned('a'), { ...passed('a', 'later'), state: 'skipped' } as TestRecord, ended('a')]);
  expect(skipped.get('a')).toEqual(['later']);
});
