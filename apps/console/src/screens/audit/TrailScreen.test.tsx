// @vitest-environment happy-dom
import { listTrail } from '@baize/contract';
import { fill } from '@baize/testkit/screens/fill';
import { press } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const act = { action: 'cashier.approveDeposit', objectType: 'deposit', objectId: '9', actor: 'anna', before: '' };
const trail = [listTrail, { page: { content: [{ ...act, after: '{"status":"approved"}' }] } }] as const;

screenStates({
  '/audit': {
    asks: listTrail,
    ready: { answer: trail[1], text: 'anna' },
    empty: { text: en['audit.none'] },
  },
});

it('asks for what its address names, the days from midnight to midnight where the house is', async () => {
  const server = opsServer(trail);
  await showConsole('/audit?actor=anna&action=cashier.approveDeposit&objectId=9&from=2026-03-01&to=2026-03-01&page=2');
  await seeText('anna');
  expect(server.inputsOf(listTrail)).toEqual([
    {
      ...{ actor: 'anna', action: 'cashier.approveDeposit', objectId: '9', pageNum: '2', pageSize: '20' },
      ...{ from: '2026-02-28T16:00:00.000Z', to: '2026-03-01T16:00:00.000Z' },
    },
  ]);
});

it('names the member and the amount of an act', async () => {
  opsServer([
    listTrail,
    { page: { content: [{ ...act, after: '{}', member: 'player7', amount: '1250', currency: 'CNY' }] } },
  ]);
  await showConsole('/audit');
  await seeText(/player7 · \S*1,250\.00/);
});

it('puts a filter into the address', async () => {
  opsServer(trail);
  const { at } = await showConsole('/audit?page=2');
  await fill({ [`^${en['audit.actor']}$`]: 'anna' });
  await press(en['audit.apply']);
  expect(at()).toBe('/audit?actor=anna');
});

it('shows what an act has changed, and says when the chain of acts is broken', async () => {
  opsServer(trail);
  await showConsole('/audit');
  await seeText(en['audit.broken']);
  await press(en['audit.approveDeposit']);
  expect((await screen.findByRole('dialog')).textContent).toContain('approved');
});
