// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { needWords } from '../../i18n/words.ts';
import { closeLayer } from '../../layer.ts';
import { endSession } from '../../session.ts';
import { showPage } from '../../testing/showPage.tsx';
import { testStart } from '../../testing/testStart.ts';

const member = {
  ...{ id: '7', account: 'player1', nickname: 'Ann', type: 0, currency: 'CNY', language: 'EN' },
  ...{ icon: '', needsPasswordChange: false },
};
const patience = { timeout: 60_000 };
const words = 'The replay of my round does not open.';
let bounds = { minWords: 10, maxWords: 500 };
let sent: unknown[] = [];

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const entry = {
  ...{ id: '41', type: 'game', content: words, contact: '', status: 'answered', createdAt: '2026-03-05T09:00:00.000Z' },
  images: [1],
  replies: [{ id: '5', from: 'house', content: 'It does now.', images: [], createdAt: '2026-03-05T10:00:00.000Z' }],
};

function answer(path: string, method: string, body: string | undefined): unknown {
  const { pathname } = new URL(path, 'http://localhost');
  if (pathname === '/wps/feedback' && method === 'PUT') {
    sent.push(JSON.parse(body ?? ''));
    return { ...entry, id: '42', status: 'open', replies: [] };
  }
  if (pathname === '/wps/feedback/createFollowUp') {
    sent.push(JSON.parse(body ?? ''));
    return { ...entry, status: 'open' };
  }
  if (pathname === '/wps/feedback/getFeedbackImage') return { mediaType: 'image/png', data: onePixel };
  if (pathname === '/wps/feedback') {
    const entries = { content: [entry], pageNum: 1, totalPages: 1, totalRows: 1 };
    return { types: ['game', 'complaint'], ...bounds, entries };
  }
  if (pathname === '/wps/member/info') return member;
  if (pathname === '/wps/v2/wallets/balance') return { balance: '1', currency: 'CNY', version: '1', isSingle: 1 };
  if (pathname === '/wps/messages/getUnreadCount') return { count: 0 };
  if (pathname === '/wps/system/status') return testStart().status;
  return { content: [], pageNum: 1, totalPages: 0, totalRows: 0 };
}

beforeAll(() =>
  Promise.all([
    import('./FeedbackModal.tsx'),
    import('../../components/MemberArea.tsx'),
    import('../../components/OpenLayer.tsx'),
  ]),
);
beforeEach(() => {
  sessionStorage.clear();
  bounds = { minWords: 10, maxWords: 500 };
  sent = [];
  vi.stubGlobal('fetch', async (path: string, init?: { method?: string; body?: string }) =>
    Response.json({ success: true, value: answer(path, init?.method ?? 'GET', init?.body), message: '', code: 'ok' }),
  );
});
afterEach(() => {
  act(closeLayer);
  endSession('loggedOut');
  cleanup();
  vi.unstubAllGlobals();
});

/** Signs in, shows home and opens the form by the navigation. */
async function openForm() {
  sessionStorage.setItem('token', 'a'.repeat(43));
  sessionStorage.setItem('userInfo', JSON.stringify(member));
  await showPage('/');
  /* The form's chunk fetches its words once, and each page here begins anew. */
  await act(() => needWords(['feedback', 'promotions', 'error']));
  act(() => screen.getAllByRole('button', { name: 'Feedback' })[0]?.click());
  const dialog = within(await screen.findByRole('dialog', { name: 'Feedback' }, patience));
  await dialog.findByRole('textbox', { name: /Content description/ }, patience);
  return dialog;
}
type Modal = Awaited<ReturnType<typeof openForm>>;
const write = (dialog: Modal, text: string) =>
  fireEvent.change(dialog.getByRole('textbox', { name: /Content description/ }), { target: { value: text } });
const send = (dialog: Modal) => act(async () => dialog.getByRole('button', { name: 'Send' }).click());
async function chooseType(dialog: Modal, name: string) {
  const select = dialog.getByRole('combobox', { name: /Question type/ });
  act(() => {
    select.focus();
    fireEvent.keyDown(select, { key: 'Enter' });
  });
  const option = await screen.findByRole('option', { name });
  act(() => {
    option.focus();
    fireEvent.keyDown(option, { key: 'Enter' });
  });
}

describe('feedback', () => {
  it('[NAV-09] [ROLE-06] asks a guest to log in instead of showing the form', async () => {
    await showPage('/');
    act(() => screen.getAllByRole('button', { name: 'Feedback' })[0]?.click());
    const dialog = within(await screen.findByRole('dialog', {}, patience));
    expect(dialog.queryByRole('textbox', { name: /Content description/ })).toBeNull();
    expect(screen.queryByRole('dialog', { name: 'Feedback' })).toBeNull();
    expect(sent).toEqual([]);
  });

  it('[MODAL-07] [NAV-10] opens over the page, whose address stays', async () => {
    await openForm();
    expect(window.location.pathname + window.location.search).toBe('/');
  });

  it('[FEEDBACK-01] sends question type and content description', async () => {
    const dialog = await openForm();
    await chooseType(dialog, 'Complaint');
    write(dialog, `  ${words}  `);
    await send(dialog);
    await dialog.findByText('Thank you, we have it', {}, patience);
    expect(sent).toEqual([{ type: 'complaint', content: words }]);
  });

  it('[FEEDBACK-02] refuses what is shorter or longer than the bounds that the server gives, counted in characters', async () => {
    bounds = { minWords: 4, maxWords: 6 };
    const dialog = await openForm();
    await chooseType(dialog, 'Games');
    for (const [text, fault] of [
      ['字字字', 'At least 4 characters, please.'],
      ['𠮷𠮷𠮷   ', 'At least 4 characters, please.'],
      ['seven!!', 'At most 6 characters, please.'],
    ] as const) {
      write(dialog, text);
      await send(dialog);
      expect(dialog.getByText(fault)).toBeTruthy();
    }
    expect(sent).toEqual([]);
    write(dialog, '𠮷𠮷𠮷𠮷𠮷𠮷');
    expect(dialog.getByText('6 / 6')).toBeTruthy();
    await send(dialog);
    await waitFor(() => expect(sent).toEqual([{ type: 'game', content: '𠮷𠮷𠮷𠮷𠮷𠮷' }]), patience);
  });

  it('wants a type, and keeps what was written until one is chosen', async () => {
    const dialog = await openForm();
    write(dialog, words);
    await send(dialog);
    expect(dialog.getByText('Choose what it is about.')).toBeTruthy();
    expect(dialog.getByDisplayValue(words)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('sends pictures with it, and refuses a file by what it is and not by its name', async () => {
    const dialog = await openForm();
    await chooseType(dialog, 'Games');
    write(dialog, words);
    const picture = new File([Uint8Array.from(atob(onePixel), (one) => one.charCodeAt(0))], 'seen.png');
    const script = new File(['<script>alert(1)</script>'], 'photo.png', { type: 'image/png' });
    fireEvent.change(dialog.getByLabelText(/^Pictures/), { target: { files: [picture, script] } });
    await dialog.findByText('photo.png is no PNG or JPG.', {}, patience);
    expect(dialog.getByRole('img', { name: 'seen.png' })).toBeTruthy();
    await send(dialog);
    await waitFor(() => expect(sent).toEqual([{ type: 'game', content: words, images: [onePixel] }]), patience);
  });

  it('[CALL-55] lists own entries with their answers and pictures, and writes on to one', async () => {
    const dialog = await openForm();
    const tab = dialog.getByRole('tab', { name: 'Mine' });
    act(() => {
      fireEvent.mouseDown(tab);
      tab.focus();
    });
    await dialog.findByText('It does now.', {}, patience);
    expect(dialog.getByText('Answered')).toBeTruthy();
    const picture = await dialog.findByRole('img', { name: 'Picture 1' }, patience);
    expect(picture.getAttribute('src')).toBe(`data:image/png;base64,${onePixel}`);
    act(() => dialog.getByRole('button', { name: /^Write more/ }).click());
    const field = dialog.getByRole('textbox', { name: 'Write more' });
    await send(dialog);
    expect(dialog.getByText('At least 1 character, please.')).toBeTruthy();
    fireEvent.change(field, { target: { value: ' Thanks! ' } });
    await send(dialog);
    await waitFor(() => expect(sent).toMatchObject([{ ticketId: '41', content: 'Thanks!', images: [] }]), patience);
    await waitFor(() => expect(dialog.queryByRole('textbox', { name: 'Write more' })).toBeNull(), patience);
  });
});
