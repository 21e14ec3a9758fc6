// @vitest-environment happy-dom
import { listLineTransfers } from '@baize/contract/agents/listLineTransfers';
import { answerOf } from '@baize/testkit/answerOf';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { endSession } from '../../session.ts';
import { fakeServer, openedSession, playerInfo, type FakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/showPage.tsx';

const patience = { timeout: 60_000 };
const now = new Date().toISOString();
let server: FakeServer;

beforeAll(() =>
  Promise.all([import('./MemberScreen.tsx'), import('./TransferUpline.tsx'), import('@baize/ui/Toaster')]),
);
beforeEach(async () => {
  sessionStorage.clear();
  server = await fakeServer({ status: { serverTime: now } });
  server.answerAll();
  server.on('/wps/agents/getUpline', () => ({
    value: {
      ...{ upline: { account: 'upline1' }, currency: 'CNY', balance: '100', leftToday: '100' },
      hasPaymentPassword: true,
    },
  }));
  sessionStorage.setItem('token', openedSession.token);
  sessionStorage.setItem('userInfo', JSON.stringify(playerInfo));
});
afterEach(() => {
  act(() => endSession('loggedOut'));
  cleanup();
  vi.unstubAllGlobals();
});

const sent = () => server.pathsOf('/wps/agents/createTransfer').map(({ input }) => input['requestId']);

async function send(): Promise<void> {
  const before = sent().length;
  fireEvent.change(await screen.findByLabelText('Amount', { exact: false }, patience), { target: { value: '5' } });
  fireEvent.change(screen.getByLabelText('Payment password', { exact: false }), { target: { value: 'secret-7' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Send' }, patience));
  await vi.waitFor(() => expect(sent().length).toBe(before + 1), patience);
}

it('asks for the same transfer again after a lost answer, and for another one after it was made', async () => {
  server.on('/wps/agents/createTransfer', (_, turn) =>
    turn === 1
      ? { code: 'unknown_error', status: 500 }
      : {
          value: {
            ...{ id: '3', direction: 'upline', account: 'upline1', amount: '5', currency: 'CNY', createdAt: now },
          },
        },
  );
  await showPage('/member?page=transferUpline', server.start);
  await send();
  expect(await screen.findByText('Not known yet whether this went through', undefined, patience)).toBeTruthy();
  await send();
  expect(await screen.findByText('¥5.00 was sent to u•••1', undefined, patience)).toBeTruthy();
  await send();
  const [lost, again, another] = sent();
  expect(again).toBe(lost);
  expect(another).not.toBe(lost);
});

it('shows what was written to each transfer among those sent so far', async () => {
  server.on('/wps/agents/listLineTransfers', () => ({
    value: answerOf(listLineTransfers, {
      ...{ totalRows: 1, totalPages: 1, pageNum: 1 },
      content: [{ id: '9', direction: 'upline', account: 'upline1', amount: '5', note: 'rent for May' }],
    }),
  }));
  await showPage('/member?page=transferUpline', server.start);
  const row = (await screen.findByText('rent for May', undefined, patience)).closest('tr');
  expect(row?.textContent).toContain('u•••1');
});

it('repeats to whom, how much and the note before anything is sent, with the name masked, and can be taken back', async () => {
  await showPage('/member?page=transferUpline', server.start);
  fireEvent.change(await screen.findByLabelText('Amount', { exact: false }, patience), { target: { value: '5' } });
  fireEvent.change(screen.getByLabelText('Payment password', { exact: false }), { target: { value: 'secret-7' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Note optional' }), { target: { value: ' rent for May ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const question = await screen.findByRole('region', { name: 'Send this?' }, patience);
  expect(question.textContent).toContain('u•••1');
  expect(question.textContent).toContain('¥5.00');
  expect(question.textContent).toContain('rent for May');
  expect(document.body.textContent).not.toContain('upline1');
  fireEvent.click(screen.getByRole('button', { name: 'Change something' }));
  const amount = await screen.findByLabelText<HTMLInputElement>('Amount', { exact: false }, patience);
  expect(amount.value).toBe('5.00');
  expect(sent()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Send' }, patience));
  await vi.waitFor(
    () => expect(server.pathsOf('/wps/agents/createTransfer')[0]?.input).toMatchObject({ note: 'rent for May' }),
    patience,
  );
});
