import { expect, test } from 'vitest';
import { readGameMessage } from './readGameMessage.ts';

const frame = {} as Window;
const launchUrl = 'http://localhost:8081/play?session=abc';
const good = { source: frame, origin: 'http://localhost:8081', data: { source: 'baize-studio', type: 'ready' } };

test('the game in the frame is heard', () => {
  expect(readGameMessage(good, frame, launchUrl)).toBe('ready');
  expect(readGameMessage({ ...good, data: { ...good.data, type: 'roundEnded', win: '5' } }, frame, launchUrl)).toBe(
    'roundEnded',
  );
  expect(readGameMessage({ ...good, data: { ...good.data, type: 'openRoundEnded' } }, frame, launchUrl)).toBe(
    'openRoundEnded',
  );
});

test('another window, another origin and another sender are not', () => {
  expect(readGameMessage({ ...good, source: {} as Window }, frame, launchUrl)).toBeUndefined();
  expect(readGameMessage({ ...good, source: null }, null, launchUrl)).toBeUndefined();
  expect(readGameMessage({ ...good, origin: 'http://localhost:8082' }, frame, launchUrl)).toBeUndefined();
  expect(readGameMessage({ ...good, data: { source: 'else', type: 'ready' } }, frame, launchUrl)).toBeUndefined();
});

test('what is no message of a game is dropped', () => {
  for (const data of [null, 'ready', 7, { source: 'baize-studio' }, { source: 'baize-studio', type: 'pay' }]) {
    expect(readGameMessage({ ...good, data }, frame, launchUrl)).toBeUndefined();
  }
});
