// @vitest-environment happy-dom
import { closeTemplate, decideOffer, listOffers, listTemplates } from '@baize/contract';
import { press, pressInDialog } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const templates = [listTemplates, [{ id: '3', name: 'For the top' }]] as const;
const offers = [listOffers, { content: [{ id: '8', account: 'agent1' }] }] as const;

screenStates({
  '/contracts': {
    asks: listTemplates,
    ready: { answer: templates[1], text: 'For the top' },
    empty: { text: en['contracts.noTemplates'] },
  },
  '/contracts?page=2': {
    asks: listOffers,
    ready: { answer: offers[1], text: 'agent1' },
    empty: { text: en['table.noMatch'] },
  },
});

it('retires a template once that was confirmed', async () => {
  const server = opsServer(templates);
  await showConsole('/contracts');
  await press(en['contracts.retire']);
  await seeText(/For the top can no longer be offered/);
  await pressInDialog(en['shell.cancel']);
  expect(server.inputsOf(closeTemplate)).toEqual([]);
  await press(en['contracts.retire']);
  await pressInDialog(en['contracts.retire']);
  await waitFor(() => expect(server.inputsOf(closeTemplate)).toEqual([{ id: '3' }]));
});

it('accepts what an agent asks for, and reads the list anew', async () => {
  const server = opsServer(offers);
  await showConsole('/contracts?page=2');
  await press(en['contracts.do.accept']);
  await waitFor(() => expect(server.inputsOf(decideOffer)).toEqual([{ id: '8', act: 'accept', reason: '' }]));
  await waitFor(() =>
    expect(server.inputsOf(listOffers)).toEqual([
      { pageNum: '2', pageSize: '20' },
      { pageNum: '2', pageSize: '20' },
    ]),
  );
});

it('lets who only reads make, retire and decide nothing', async () => {
  opsServer(templates, offers);
  await showConsole('/contracts', ['contracts.read']);
  await seeText('For the top');
  await seeText('agent1');
  for (const name of [en['contracts.newTemplate'], en['contracts.retire'], en['contracts.do.accept']]) {
    expect(screen.queryByRole('button', { name: new RegExp(`^${name}`) })).toBeNull();
  }
});
