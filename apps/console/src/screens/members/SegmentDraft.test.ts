import { expect, it } from 'vitest';
import {
  draftOfSegment,
  newCondition,
  readCondition,
  readSegment,
  type Condition,
  type Segment,
} from './SegmentDraft.ts';

const conditions: Condition[] = [
  { fact: 'registered', when: 'before', days: 10 },
  { fact: 'signedIn', when: 'within', days: 1 },
  { fact: 'played', when: 'before', days: 365 },
  { fact: 'deposited', has: false },
  { fact: 'depositSum', days: 30, least: 12_345_678n },
  { fact: 'validBets', classify: 'LIVE', days: 7, least: 100_000n },
  { fact: 'level', from: 0, to: 2 },
  { fact: 'language', languages: ['CN', 'MS'] },
  { fact: 'line', agent: 'agent1' },
  { fact: 'tag', has: false, tag: 'Watch' },
];
const segment: Segment = {
  ...{ id: '1', name: 'Segment', conditions, version: 1, currency: 'CNY', uses: [] },
  ...{ updatedAt: '2026-03-05T09:00:00.000Z', updatedBy: 'ann' },
};

it('reads back every condition as it was written', () => {
  expect(readSegment(draftOfSegment(segment))).toEqual({ name: 'Segment', conditions });
  const one: Segment = { ...segment, conditions: [{ fact: 'currency', currency: 'MYR' }] };
  expect(readSegment(draftOfSegment(one))?.conditions).toEqual(one.conditions);
});

it('misses what was not typed, or is no number', () => {
  const draft = newCondition('CNY');
  for (const days of ['', '0', '366', '1.5', 'x']) expect(readCondition({ ...draft, days }), days).toBeUndefined();
  for (const least of ['', '0', 'x', '-1']) {
    expect(readCondition({ ...draft, fact: 'depositSum', least }), least).toBeUndefined();
  }
  expect(readCondition({ ...draft, fact: 'level', from: 2, to: 1 })).toBeUndefined();
  for (const fact of ['language', 'line', 'tag'] as const) expect(readCondition({ ...draft, fact })).toBeUndefined();
  expect(readCondition({ ...draft, fact: 'currency' })).toEqual({ fact: 'currency', currency: 'CNY' });
  expect(readSegment({ name: ' ', conditions: [draft] })).toBeUndefined();
  expect(readSegment({ name: 'x', conditions: [] })).toBeUndefined();
  expect(readSegment({ name: 'x', conditions: [draft, { ...draft, days: '' }] })).toBeUndefined();
});
