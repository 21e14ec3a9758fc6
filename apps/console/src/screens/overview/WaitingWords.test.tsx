// @vitest-environment happy-dom
import { listLetters, listTickets } from '@baize/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { answerByContract } from '../../testing/answerByContract.ts';
import { refused } from '../../testing/refused.ts';
import { showInConsole } from '../../testing/showInConsole.tsx';
import { WaitingWords } from './WaitingWords.tsx';

const at = '2026-03-05T09:00:00.000Z';
const letter = {
  ...{ id: '9', number: 'K7QX4M2A', name: '', email: 'ann@example.com', content: 'I cannot log in.', language: 'EN' },
  ...{ status: 'open', answer: '', operator: '', createdAt: at, decidedAt: null },
};
const page = { pageNum: 1, totalPages: 1, totalRows: 0, content: [] };
let answers: Record<string, unknown> = {};
const fetched = vi.fn<(path: string) => void>();

beforeEach(() => {
  answers = {
    [listTickets.id]: { page, counts: { open: 0, answered: 4, closed: 2 } },
    [listLetters.id]: {
      page: { ...page, content: [letter], totalPages: 3, totalRows: 3 },
      counts: { open: 3, answered: 0, closed: 0 },
    },
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function show(...permissions: string[]): void {
  vi.stubGlobal('fetch', (path: string, init?: { body?: string }) => {
    fetched(path);
    return answerByContract(answers, () => undefined)(path, init);
  });
  showInConsole(<WaitingWords />, { permissions, links: ['/feedback', '/letters'] });
}
const panel = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('section') as HTMLElement);

it('counts what members and what people without an account wait for, with the way there', async () => {
  show('feedback.read');
  const letters = await panel(en['overview.waitingLetters']);
  expect(letters.getByText('3')).toBeTruthy();
  expect(letters.getByRole('link').getAttribute('href')).toBe('/letters');
  const feedback = await panel(en['overview.waitingFeedback']);
  expect(feedback.getByText('0')).toBeTruthy();
  expect(feedback.getByText(en['overview.nothingWaits'])).toBeTruthy();
});

it('says which of the two did not come', async () => {
  answers[listLetters.id] = refused('unknown_error', 500);
  show('feedback.read');
  const letters = await panel(en['overview.waitingLetters']);
  expect(await letters.findByRole('button', { name: en['shell.retry'] })).toBeTruthy();
  expect((await panel(en['overview.waitingFeedback'])).getByText('0')).toBeTruthy();
});

it('asks nothing for who may not read it', () => {
  show('members.read');
  expect(fetched).not.toHaveBeenCalled();
});
