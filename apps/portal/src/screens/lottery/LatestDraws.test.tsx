// @vitest-environment happy-dom
import { operations } from '@baize/contract/operations';
import { answerOf } from '@baize/testkit/answerOf';
import { patience } from '@baize/testkit/screens/patience';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/showPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('fills the page with the draw that is pressed, and offers none whose seed is not the house’s', async () => {
  const server = await fakeServer();
  server.answerAll();
  const list = [
    { gameCode: 'ssc-1', name: { EN: 'Every minute' }, family: 'ssc', no: '20260305-0007', numbers: [1, 2, 3, 4, 5] },
    { gameCode: 'thai', name: { EN: 'Thai' }, family: 'thai', no: '20260301-0001', source: 'official' },
  ];
  const value = answerOf(operations.getOpenedNumero, { list: list.map((draw) => ({ source: 'own', ...draw })) });
  server.on(operations.getOpenedNumero.path, () => ({ value }));
  await showPage('/drawCheck', server.start);
  const link = await screen.findByRole('link', { name: /^Every minute/ }, patience);
  expect(link.getAttribute('aria-current')).toBeNull();
  expect(screen.queryByRole('link', { name: /^Thai/ })).toBeNull();
  act(() => link.click());
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Draw').value).toBe('20260305-0007'), patience);
  expect(screen.getByLabelText<HTMLInputElement>('Lottery').value).toBe('ssc-1');
  expect(window.location.search).toBe('?gameCode=ssc-1&drawNo=20260305-0007');
  await waitFor(() => expect(server.pathsOf(operations.getDrawProof.path)).toHaveLength(1), patience);
  expect(screen.queryByRole('heading', { name: 'Latest draws' })).toBeNull();
});
