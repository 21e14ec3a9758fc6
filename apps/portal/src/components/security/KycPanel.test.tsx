// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueries } from '../../createQueries.ts';
import { createWords } from '../../i18n/createWords.ts';
import { loadDictionary } from '../../i18n/loadDictionary.ts';
import { startWords } from '../../i18n/words.ts';
import { endSession, restoreSession } from '../../session.ts';
import { fakeServer, openedSession, playerInfo, type FakeServer } from '../../testing/fakeServer.ts';
import { startBrand, StartContext } from '../../useBrand.ts';
import { KycPanel } from './KycPanel.tsx';

let server: FakeServer;

const step = (level: number, state: string, changes: object = {}) => ({
  ...{ level, state, publicReason: '', submittedAt: null, expiresOn: null },
  ...changes,
});
const kyc = (steps: readonly object[]) => ({
  ...{ level: 1, currency: 'CNY', steps },
  allowances: [
    { single: '0', daily: '0' },
    { single: '100', daily: '150' },
    { single: null, daily: '900' },
    { single: null, daily: null },
  ],
});
const papers = [
  step(1, 'approved', { expiresOn: '2031-05-01' }),
  step(2, 'rejected', { publicReason: 'unreadable' }),
  step(3, 'none'),
];

beforeEach(async () => {
  sessionStorage.clear();
  server = await fakeServer();
  server.on('/wps/kyc/getKyc', () => ({ value: kyc(papers) }));
  sessionStorage.setItem('token', openedSession.token);
  sessionStorage.setItem('userInfo', JSON.stringify(playerInfo));
  startBrand(server.start.status);
  restoreSession();
  const words = startWords(createWords('EN', loadDictionary));
  await words.need(['member', 'records', 'wallet', 'error', 'shell']);
  const queries = createQueries(server.start);
  await act(async () => {
    render(
      <StartContext value={server.start}>
        <I18nProvider i18n={words.i18n}>
          <QueryClientProvider client={queries}>
            <KycPanel />
          </QueryClientProvider>
        </I18nProvider>
      </StartContext>,
    );
  });
});
afterEach(() => {
  act(() => endSession('loggedOut'));
  cleanup();
  vi.unstubAllGlobals();
});

test('[MEMBER-01] shows how the papers of each level stand, why they were refused, and what a level allows', async () => {
  expect(await screen.findByText('Counts until 2031-05-01')).toBeDefined();
  expect(screen.getByText('The picture cannot be read. Please hand in a sharper one.')).toBeDefined();
  expect(screen.getAllByText(/Level 1 allows withdrawals of up to ¥100\.00, and ¥150\.00 a day/)).toHaveLength(2);
  // The next level has to wait for the one below it.
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Hand in again']);
});

test('hands in what was chosen, and shows what the server answers', async () => {
  const sent: unknown[] = [];
  server.on('/wps/kyc/createSubmission', (body) => {
    sent.push(body);
    return { value: kyc([papers[0] ?? {}, step(2, 'inReview'), step(3, 'none')]) };
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Hand in again' }));
  const send = await screen.findByRole('button', { name: 'Send for review' });
  fireEvent.click(send);
  expect(sent).toEqual([]);
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file.');
  fireEvent.change(input, { target: { files: [new File([png], '../../passport.png')] } });
  await screen.findByText('../../passport.png');
  fireEvent.click(send);
  await waitFor(() => expect(sent).toEqual([{ level: 2, documents: [btoa(String.fromCharCode(...png))] }]));
  await waitFor(() => expect(screen.getAllByText('In review')).toHaveLength(1));
});
