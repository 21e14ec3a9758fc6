// @vitest-environment happy-dom
import { listContracts } from '@baize/contract';
import { press } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const tier = { validBet: '0', loss: '0', activeMembers: 0, amount: '0' };
const termsOf = (rateBps: number) => ({
  ...{ period: 'daily', carry: 'none', activeBet: '0', tiers: [{ ...tier, rateBps }] },
});
const contract = {
  ...{ id: '6', kind: 'daily', payer: 'upline1', account: 'agent1', terms: termsOf(50), startsDay: '2026-03-01' },
  ...{ endsDay: '2026-04-01', next: { fromDay: '2026-03-20', terms: termsOf(70) }, waiting: 'termination' },
  versions: [
    { fromDay: '2026-03-01', terms: termsOf(50) },
    { fromDay: '2026-03-20', terms: termsOf(70) },
  ],
};
const known = [listContracts, { content: [contract] }] as const;

screenStates({
  '/contractList': {
    asks: listContracts,
    ready: { answer: { content: [{ account: 'agent7' }] }, text: 'agent7' },
    empty: { text: en['contracts.list.none'] },
  },
});

it('says who pays whom, by what terms, since when and until when, what comes next and what waits', async () => {
  opsServer(known);
  await showConsole('/contractList', ['contracts.read']);
  const row = (await screen.findByText('agent1', { ignore: '.sr-only' })).closest('tr');
  const texts = ['Daily salary', 'upline1', '0.5%', 'From 2026-03-20:', '0.7%', 'since 2026-03-01', 'until 2026-03-31'];
  for (const text of [...texts, en['contracts.list.asked.termination']]) expect(row?.textContent).toContain(text);
  const link = within(row as HTMLElement).getByRole('link', { name: /^Bills/ });
  expect(link.getAttribute('href')).toBe('/console/contractBills?view=all&search=agent1');
});

it('says of a contract that was ended before it began that it was never in force', async () => {
  opsServer([listContracts, { content: [{ account: 'agent2', startsDay: '2026-03-01', endsDay: '2026-03-01' }] }]);
  await showConsole('/contractList?view=ended', ['contracts.read']);
  const row = (await screen.findByText('agent2', { ignore: '.sr-only' })).closest('tr');
  expect(row?.textContent).toContain(en['contracts.list.never']);
  expect(row?.textContent).not.toContain('since 2026-03-01');
});

it('shows every version of the terms, the newest first', async () => {
  opsServer(known);
  await showConsole('/contractList');
  await press('agent1');
  const drawer = await screen.findByRole('dialog', { name: 'Terms of agent1 over time' });
  const days = within(drawer).getAllByRole('heading', { level: 3 });
  expect(days.map(({ textContent }) => textContent)).toEqual(['From 2026-03-20', 'From 2026-03-01']);
});

it('asks for what its address names', async () => {
  const server = opsServer(known);
  await showConsole('/contractList?view=ended&kind=daily&search=agent1&page=2');
  await seeText(/agent1/);
  expect(server.inputsOf(listContracts)).toEqual([
    { view: 'ended', kind: 'daily', search: 'agent1', pageNum: '2', pageSize: '20' },
  ]);
});
