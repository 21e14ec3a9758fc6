import { expect, it } from 'vitest';
import type { ContentItem } from './ContentItem.ts';
import { stateOf } from './stateOf.ts';

const now = Date.parse('2026-03-05T12:00:00Z');
const state = (change: Partial<ContentItem>) =>
  stateOf({ isShown: true, startsAt: null, endsAt: null, ...change } as ContentItem, now);

it('says whether visitors see a piece, and why not', () => {
  expect(state({})).toBe('shown');
  expect(state({ isShown: false, startsAt: '2026-04-01T00:00:00Z' })).toBe('hidden');
  expect(state({ startsAt: '2026-03-05T12:00:01Z' })).toBe('planned');
  expect(state({ startsAt: '2026-03-05T12:00:00Z', endsAt: '2026-03-05T12:00:01Z' })).toBe('shown');
  expect(state({ endsAt: '2026-03-05T12:00:00Z' })).toBe('ended');
});
