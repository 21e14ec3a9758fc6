import { expect, test } from 'vitest';
import { launchPhase } from './launchPhase.ts';

const launch = { isReady: false, isUnsaid: false, hasFailed: false, tab: undefined, elapsedMs: 0 } as const;

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
  expect(launchPhase({ ...launch, isReady: true, elapsedMs: 500_000 })).toBe('ready');
});

test('a frame that never says that the game is there is shown, but neither ready nor given up', () => {
  expect(launchPhase({ ...launch, isUnsaid: true, elapsedMs: 4_000 })).toBe('unsaid');
  expect(launchPhase({ ...launch, isUnsaid: true, elapsedMs: 500_000 })).toBe('unsaid');
  expect(launchPhase({ ...launch, isUnsaid: true, isReady: true })).toBe('ready');
});

test('a game for a tab waits to be opened there, however long that takes', () => {
  expect(launchPhase({ ...launch, tab: 'waiting', elapsedMs: 500_000 })).toBe('tab');
  expect(launchPhase({ ...launch, tab: 'opened', elapsedMs: 500_000 })).toBe('away');
});
