// @vitest-environment happy-dom
import { closeLetter, createLetterReply, listLetters } from '@baize/contract';
import { answerOf } from '@baize/testkit/answerOf';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const lure = '<img src=x onerror=alert(1)>';
const letter = {
  ...{ id: '9', number: 'K7QX4M2A', name: 'Ann', email: 'ann@example.com', language: 'EN' },
  ...{ content: `I cannot log in. ${lure}`, status: 'open', answer: '', operator: '' },
  ...{ createdAt: '2026-03-05T09:00:00.000Z', decidedAt: null },
} as const;
const ended = { ...letter, status: 'answered', answer: 'Try again.', operator: 'cat', decidedAt: letter.createdAt };

const listOf = (...content: object[]) => [listLetters, { page: { content } }] as const;
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Letter K7QX4M2A' }));

screenStates({
  '/letters': {
    asks: listLetters,
    ready: { answer: listOf(letter)[1], text: 'ann@example.com' },
    empty: { text: en['feedback.noneOpen'] },
  },
});

it('[A265] lists who wrote and shows what was written as text', async () => {
  opsServer(listOf(letter));
  await showConsole('/letters');
  const row = within((await screen.findByText(letter.content)).closest('tr')!);
  expect(row.getByText('ann@example.com')).toBeTruthy();
  expect(row.getByText('K7QX4M2A')).toBeTruthy();
  expect(document.querySelector('td img')).toBeNull();
});

it('asks for what its address names', async () => {
  const server = opsServer(listOf(letter));
  await showConsole('/letters?status=answered&search=ann&page=2');
  await screen.findByText('ann@example.com');
  expect(server.inputsOf(listLetters)).toEqual([{ status: 'answered', search: 'ann', pageNum: '2', pageSize: '20' }]);
});

it('answers by mail, and nothing before something is written', async () => {
  const server = opsServer(listOf(letter), [createLetterReply, ended]);
  await showConsole('/letters?letter=9');
  const open = await drawer();
  const button = open.getByRole('button', { name: en['letters.send'] });
  expect(button.hasAttribute('disabled')).toBe(true);
  fireEvent.change(open.getByRole('textbox'), { target: { value: ' Try again. ' } });
  fireEvent.click(button);
  await waitFor(() => expect(server.inputsOf(createLetterReply)).toEqual([{ letterId: '9', content: 'Try again.' }]));
});

it('keeps what was written when the mail cannot be sent, and says so', async () => {
  const server = opsServer(listOf(letter));
  server.say(createLetterReply, { code: 'delivery_failed', status: 503 });
  await showConsole('/letters?letter=9');
  const open = await drawer();
  fireEvent.change(open.getByRole('textbox'), { target: { value: 'Try again.' } });
  fireEvent.click(open.getByRole('button', { name: en['letters.send'] }));
  expect(await open.findByText(en['error.delivery_failed'])).toBeTruthy();
  expect((open.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Try again.');
});

it('closes a letter that needs no answer', async () => {
  const server = opsServer(listOf(letter), [closeLetter, { ...letter, status: 'closed' }]);
  await showConsole('/letters?letter=9');
  fireEvent.click((await drawer()).getByRole('button', { name: en['letters.close'] }));
  await waitFor(() => expect(server.inputsOf(closeLetter)).toEqual([{ letterId: '9' }]));
});

it('offers nothing to those who only read, nor for a letter that has ended, but shows its answer', async () => {
  const server = opsServer(listOf(letter));
  await showConsole('/letters?letter=9', ['feedback.read']);
  const open = await drawer();
  expect(open.getByText(en['feedback.mayNotAnswer'])).toBeTruthy();
  expect(open.queryByRole('textbox')).toBeNull();
  cleanup();
  server.say(listLetters, { value: answerOf(listLetters, { page: { content: [ended] } }) });
  await showConsole('/letters?letter=9', ['feedback.read', 'feedback.write']);
  const shut = await drawer();
  expect(shut.getByText('Try again.')).toBeTruthy();
  expect(shut.queryByRole('textbox')).toBeNull();
});
