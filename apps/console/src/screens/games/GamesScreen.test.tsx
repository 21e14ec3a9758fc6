// @vitest-environment happy-dom
import { listCatalogue } from '@baize/contract';
import { seeText } from '@baize/testkit/screens/seeText';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { answerByContract } from '../../testing/answerByContract.ts';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const game = {
  ...{ gameId: '3', vendorId: 1, vassalage: 'studio', vendorName: 'Baize Studio', gameCode: 'treasure-bowl' },
  ...{ gameClassify: 'RNG', name: { EN: 'Treasure Bowl', CN: '聚宝盆' }, vendorMinBet: '0.2', vendorMaxBet: '80' },
  ...{ returnToPlayerBps: 9274, vendorOpensIn: 'frame', isAvailable: true, version: 2 },
  decision: { isEnabled: true, position: 5, badge: 'HOT', subCategory: 'JP', minBet: '1', maxBet: null, opensIn: null },
};
const sent = vi.fn<(id: string, input: unknown) => void>();
const found = [listCatalogue, { page: { content: [{ name: { EN: 'Nine Cards' } }] } }] as const;

screenStates({
  '/games': {
    asks: listCatalogue,
    ready: { answer: found[1], text: 'Nine Cards' },
    empty: { text: en['games.none'] },
  },
});

it('asks for what its address names', async () => {
  const server = opsServer(found);
  const { at } = await showConsole('/games?category=RNG&kind=JP&state=off&vendor=nine&search=cards&page=2');
  await seeText('Nine Cards');
  expect(server.inputsOf(listCatalogue)).toEqual([
    {
      ...{ gameClassify: 'RNG', subCategory: 'JP', state: 'off', vassalage: 'nine', search: 'cards' },
      ...{ pageNum: '2', pageSize: '20' },
    },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'nine' }));
  await waitFor(() => expect(at()).toBe('/games?category=RNG&kind=JP&state=off&search=cards'));
});

it('lets who only reads look', async () => {
  opsServer(found);
  await showConsole('/games', ['games.read']);
  fireEvent.click(await screen.findByRole('button', { name: /^Look.*Nine Cards/ }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.queryByRole('button', { name: en['points.save'] })).toBeNull();
});

it('the page of games shows what the brand has decided of each, and changes it with a reason', async () => {
  const answers = {
    'games.listCatalogue': {
      currency: 'CNY',
      page: { content: [game], pageNum: 1, totalPages: 1, totalRows: 1 },
    },
    'games.updateGame': game,
  };
  vi.stubGlobal('fetch', answerByContract(answers, sent));
  await showConsole('/games', ['games.read', 'games.write']);
  const row = within((await screen.findByText('Treasure Bowl', { ignore: '.sr-only' })).closest('tr')!);
  expect(row.getByText(/treasure-bowl/)).toBeTruthy();
  expect(row.getByText(en['vendors.badge.HOT'])).toBeTruthy();
  expect(row.getByText('1.00')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: /Change.*Treasure Bowl/ }));
  const drawer = within(await screen.findByRole('dialog'));
  const places = within(drawer.getByRole('radiogroup', { name: en['opening.where'] }));
  expect(places.getByRole('radio', { name: en['vendors.badge.vendor'] })).toHaveProperty('checked', true);
  expect(drawer.getByText(/^Other games of this vendor: In the page\./)).toBeTruthy();
  fireEvent.click(places.getByRole('radio', { name: en['opening.tab'] }));
  fireEvent.click(drawer.getByRole('switch'));
  fireEvent.click(drawer.getByRole('button', { name: en['points.save'] }));
  await drawer.findByText('Give a reason of at least 3 characters.');
  expect(sent).not.toHaveBeenCalled();
  fireEvent.change(drawer.getByLabelText(/^Reason/), { target: { value: 'they asked for it' } });
  fireEvent.click(drawer.getByRole('button', { name: en['points.save'] }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]).toMatchObject([
    'games.updateGame',
    {
      gameId: '3',
      version: 2,
      decision: { isEnabled: false, minBet: '1', opensIn: 'tab' },
      reason: 'they asked for it',
    },
  ]);
});
