import { expect, test } from 'vitest';
import { launchPhase } from './launchPhase.ts';

const launch = { isReady: false, hasFailed: false, elapsedMs: 0 };

test('a launch is told to be slow after 10 seconds and given up after 120', () => {
  expect(launchPhase({ ...launch, elapsedMs: 9_999 })).toBe('opening');
  expect(launchPhase({ ...launch, elapsedMs: 10_000 })).toBe('slow');
  expect(launchPhase({ ...launch, elapsedMs: 119_999 })).toBe('slow');
  expect(launchPhase({ ...launch, elapsedMs: 120_000 })).toBe('timedOut');
});

test('a refusal is shown at once', () => {
  expect(launchPhase({ ...launch, hasFailed: true, elapsedMs: 20 })).toBe('failed');
});

test('a game that arrives late is shown all the same', () => {
  expect(launchPhase({ isReady: true, hasFailed: false, elapsedMs: 500_000 })).toBe('ready');
});
