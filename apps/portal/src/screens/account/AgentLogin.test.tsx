// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeAlert } from '../../alert.ts';
import { AgentLogin } from '../../components/AgentLogin.tsx';
import { createQueries } from '../../createQueries.ts';
import { createWords } from '../../i18n/createWords.ts';
import { loadDictionary } from '../../i18n/loadDictionary.ts';
import { startWords } from '../../i18n/words.ts';
import { createRouter } from '../../router/createRouter.ts';
import { RouterContext } from '../../router/useRouter.ts';
import { endSession, readSession, restoreSession } from '../../session.ts';
import { fakeServer, openedSession, playerInfo } from '../../testing/fakeServer.ts';
import { startBrand, StartContext } from '../../useBrand.ts';

const Empty = () => null;

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  act(() => {
    closeAlert();
    endSession('loggedOut');
  });
  cleanup();
  vi.unstubAllGlobals();
});

test('[LOGIN-01] [LOGIN-08] [LOGIN-09] [LOGIN-20] the agents’ login remembers nobody, has its forgot link beside the password and leads to their home', async () => {
  const server = await fakeServer();
  server.on('/wps/session/login', () => ({ value: openedSession }));
  server.on('/wps/member/info', () => ({ value: { ...playerInfo, type: 41 } }));
  window.history.replaceState(null, '', '/agent');
  startBrand(server.start.status);
  restoreSession();
  const words = startWords(createWords('EN', loadDictionary));
  await words.need(['account', 'error', 'shell']);
  const router = await createRouter({ load: async () => Empty, redirect: () => undefined }, '/agent', window);
  await act(
    async () =>
      void render(
        <StartContext value={server.start}>
          <QueryClientProvider client={createQueries(server.start)}>
            <I18nProvider i18n={words.i18n}>
              <RouterContext value={router}>
                <AgentLogin />
              </RouterContext>
            </I18nProvider>
          </QueryClientProvider>
        </StartContext>,
      ),
  );
  const label = await screen.findByText('Password', { selector: 'label' });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Continue as|free/ })).toBeNull();
  const link = screen.getByRole('link', { name: 'Forgot password?' });
  expect(label.parentElement?.contains(link)).toBe(true);
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'agent1' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret words' } });
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(router.get().place.path).toBe('/agentHome'));
  expect(server.pathsOf('/session/login')[0]?.input).toMatchObject({ side: 'agent', remember: false });
  expect(readSession().isAgent).toBe(true);
  expect(sessionStorage.getItem('isAgent')).toBe('true');
});
