// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { answerByContract } from '../../testing/answerByContract.ts';
import { refused } from '../../testing/refused.ts';
import { showInConsole } from '../../testing/showInConsole.tsx';
import { LettersScreen } from './LettersScreen.tsx';

let address: Record<string, unknown> = {};
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => async () => undefined, useSearch: () => address }));

const lure = '<img src=x onerror=alert(1)>';
const letter = {
  ...{ id: '9', number: 'K7QX4M2A', name: 'Ann', email: 'ann@example.com', language: 'EN' },
  ...{ content: `I cannot log in. ${lure}`, status: 'open', answer: '', operator: '' },
  ...{ createdAt: '2026-03-05T09:00:00.000Z', decidedAt: null },
};
const ended = { ...letter, status: 'answered', answer: 'Try again.', operator: 'cat', decidedAt: letter.createdAt };
const sent = vi.fn<(id: string, input: unknown) => void>();
let answers: Record<string, unknown> = {};
let permissions: string[] = [];

beforeEach(() => {
  address = {};
  permissions = ['feedback.read', 'feedback.write'];
  answers = {
    ...listOf(letter),
    'feedback.createLetterReply': ended,
    'feedback.closeLetter': { ...letter, status: 'closed', operator: 'ben', decidedAt: letter.createdAt },
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const listOf = (...content: unknown[]) => ({
  'feedback.listLetters': {
    page: { content, pageNum: 1, totalPages: 1, totalRows: content.length },
    counts: { open: content.length, answered: 0, closed: 0 },
  },
});
function show(): void {
  vi.stubGlobal('fetch', answerByContract(answers, sent));
  showInConsole(<LettersScreen />, { permissions });
}
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Letter K7QX4M2A' }));

it('[A265] lists who wrote and shows what was written as text', async () => {
  show();
  const row = within((await screen.findByText(letter.content)).closest('tr')!);
  expect(row.getByText('ann@example.com')).toBeTruthy();
  expect(row.getByText('K7QX4M2A')).toBeTruthy();
  expect(document.querySelector('td img')).toBeNull();
});

it('says that nobody waits, and what went wrong where the list did not come', async () => {
  Object.assign(answers, listOf());
  show();
  expect(await screen.findByText(en['feedback.noneOpen'])).toBeTruthy();
  cleanup();
  answers['feedback.listLetters'] = refused('unknown_error', 500);
  show();
  expect(await screen.findByRole('button', { name: en['shell.retry'] })).toBeTruthy();
});

it('answers by mail, and nothing before something is written', async () => {
  address = { letter: '9' };
  show();
  const open = await drawer();
  const button = open.getByRole('button', { name: en['letters.send'] });
  expect(button.hasAttribute('disabled')).toBe(true);
  fireEvent.change(open.getByRole('textbox'), { target: { value: ' Try again. ' } });
  fireEvent.click(button);
  await waitFor(() =>
    expect(sent.mock.calls).toEqual([['feedback.createLetterReply', { letterId: '9', content: 'Try again.' }]]),
  );
});

it('keeps what was written when the house sends no mail, and says so', async () => {
  answers['feedback.createLetterReply'] = refused('delivery_failed', 503);
  address = { letter: '9' };
  show();
  const open = await drawer();
  fireEvent.change(open.getByRole('textbox'), { target: { value: 'Try again.' } });
  fireEvent.click(open.getByRole('button', { name: en['letters.send'] }));
  expect(await open.findByText(en['error.delivery_failed'])).toBeTruthy();
  expect((open.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Try again.');
});

it('closes a letter that needs no answer', async () => {
  address = { letter: '9' };
  show();
  fireEvent.click((await drawer()).getByRole('button', { name: en['letters.close'] }));
  await waitFor(() => expect(sent.mock.calls).toEqual([['feedback.closeLetter', { letterId: '9' }]]));
});

it('offers nothing to those who only read, nor for a letter that has ended, but shows its answer', async () => {
  permissions = ['feedback.read'];
  address = { letter: '9' };
  show();
  const open = await drawer();
  expect(open.getByText(en['feedback.mayNotAnswer'])).toBeTruthy();
  expect(open.queryByRole('textbox')).toBeNull();
  cleanup();
  permissions.push('feedback.write');
  Object.assign(answers, listOf(ended));
  show();
  const shut = await drawer();
  expect(shut.getByText('Try again.')).toBeTruthy();
  expect(shut.queryByRole('textbox')).toBeNull();
});
