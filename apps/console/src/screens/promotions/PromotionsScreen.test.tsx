// @vitest-environment happy-dom
import { listCampaigns, listSegments } from '@baize/contract';
import { press } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const campaign = { id: '2', title: { EN: 'First deposit' }, isShown: true, startsAt: '2026-03-05T09:00:00.000Z' };
const found = [listCampaigns, { content: [campaign] }] as const;

screenStates({
  '/promotions': {
    asks: listCampaigns,
    ready: { answer: found[1], text: 'First deposit' },
    empty: { text: en['promotions.none'] },
  },
  '/promotions?view=calendar&month=2026-03': {
    asks: listCampaigns,
    ready: { answer: found[1], text: 'First deposit' },
    empty: { text: en['promotions.month.none'] },
  },
});

it('asks for the page of its address, and puts the promotion that is opened there', async () => {
  const server = opsServer(found);
  const { at } = await showConsole('/promotions?page=2');
  await press('First deposit');
  expect(at()).toBe('/promotions?page=2&campaign=2');
  await screen.findByRole('dialog', { name: en['promotions.edit'] });
  expect(server.inputsOf(listCampaigns)).toEqual([{ pageNum: '2', pageSize: '50' }]);
});

it('names the segment that a promotion is for', async () => {
  const segments = [
    { id: '9', name: 'Sleepers' },
    { id: '10', name: 'Whales' },
  ];
  const meant = { ...campaign, audience: 'segment', segmentId: '9' };
  opsServer([listCampaigns, { content: [meant] }], [listSegments, { segments }]);
  await showConsole('/promotions?campaign=2');
  const choice = await screen.findByRole('combobox', { name: en['audience.segment'] });
  await waitFor(() => expect(choice.textContent).toContain('Sleepers'));
});

it('leads from month to month', async () => {
  opsServer(found);
  const { at } = await showConsole('/promotions?view=calendar&month=2026-12');
  (await screen.findByRole('button', { name: en['promotions.month.after'] })).click();
  await seeText('January 2027');
  expect(at()).toBe('/promotions?view=calendar&month=2027-01');
});

it('lets who only reads begin nothing, whatever the address says', async () => {
  opsServer(found);
  await showConsole('/promotions?campaign=new', ['promotions.read']);
  await seeText('First deposit');
  expect(screen.queryByRole('button', { name: en['promotions.new'] })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
