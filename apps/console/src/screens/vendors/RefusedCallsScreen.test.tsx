// @vitest-environment happy-dom
import { listRefusedCalls } from '@baize/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer, type OpsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const call = { dialect: 'pgsoft', path: '/Cash/Get', ip: '203.0.113.9', calls: 7, requestId: 'req-1' };
const content = [
  { ...call, vendorCode: 'studio', vendorName: 'Baize Studio', cause: 'mismatch' },
  { ...call, vendorCode: '', vendorName: '', cause: 'signature', ip: 'others' },
];

let server: OpsServer;
beforeEach(() => {
  server = opsServer([listRefusedCalls, { content }]);
});

screenStates({
  '/refusedCalls': {
    asks: listRefusedCalls,
    ready: {
      answer: { content: [{ ...call, vendorName: 'Studio Seven', vendorCode: 'seven' }] },
      text: 'Studio Seven',
    },
    empty: { text: en['refusedCalls.empty'] },
  },
});

it('says whose key a call had or that nobody’s fits, from where, and how often', async () => {
  await showConsole('/refusedCalls', ['vendors.read']);
  const row = (await screen.findByText('Baize Studio')).closest('tr');
  for (const text of [en['refusedCalls.cause.mismatch'], '203.0.113.9', '7', 'req-1', 'pgsoft: /Cash/Get']) {
    expect(row?.textContent).toContain(text);
  }
  const unknown = screen.getByText(en['refusedCalls.nobody']).closest('tr');
  expect(unknown?.textContent).toContain(en['refusedCalls.others']);
});

it('asks for what its address and its tabs name', async () => {
  await showConsole('/refusedCalls?cause=address&page=2', ['vendors.read']);
  await screen.findByText('Baize Studio');
  expect(server.inputsOf(listRefusedCalls)).toEqual([{ cause: 'address', pageNum: '2', pageSize: '20' }]);
  const tab = screen.getByRole('tab', { name: en['refusedCalls.tab.signature'] });
  fireEvent.mouseDown(tab);
  fireEvent.click(tab);
  await waitFor(() =>
    expect(server.inputsOf(listRefusedCalls).at(-1)).toEqual({ cause: 'signature', pageNum: '1', pageSize: '20' }),
  );
});
