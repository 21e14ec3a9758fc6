// @vitest-environment happy-dom
import { decideCandidate, getAgentRules, listCandidates } from '@baize/contract';
import { fill } from '@baize/testkit/screens/fill';
import { press, pressInDialog } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const ann = { id: '2', name: 'Ann Lee', about: 'I know many', note: '', linkCode: '' } as const;
const candidates = [listCandidates, { content: [ann] }] as const;

screenStates({
  '/candidates': {
    asks: listCandidates,
    ready: { answer: candidates[1], text: 'Ann Lee' },
    empty: { text: en['candidates.nobody'] },
  },
});

it('asks for what its address names', async () => {
  const server = opsServer(candidates);
  await showConsole('/candidates?view=all&page=2');
  await seeText('Ann Lee');
  expect(server.inputsOf(listCandidates)).toEqual([{ view: 'all', pageNum: '2', pageSize: '20' }]);
});

it('accepts somebody on terms, and not before they are whole', async () => {
  const server = opsServer(candidates);
  await showConsole('/candidates');
  await press(en['candidates.open']);
  const accept = await screen.findByRole('button', { name: en['candidates.accept'] });
  expect(accept).toHaveProperty('disabled', true);
  await fill({ [`^${en['candidates.upline']}`]: 'agent1', [`^${en['candidates.rebate']}`]: '0.55' });
  await fill({ [`^${en['candidates.prizeGroup']}`]: '1960' });
  await pressInDialog(en['candidates.accept']);
  await waitFor(() =>
    expect(server.inputsOf(decideCandidate)).toEqual([
      {
        ...{ id: '2', decision: 'accept', note: '', upline: 'agent1', days: 30 },
        ...{ rebateBps: 55, prizeGroup: 1960 },
      },
    ]),
  );
});

it('accepts somebody at the top, and says what is possible there', async () => {
  const rules = { maxRebateBps: 1300, minPrizeGroup: 1700, maxPrizeGroup: 1960 };
  const server = opsServer(candidates, [getAgentRules, rules]);
  await showConsole('/candidates');
  await press(en['candidates.open']);
  await screen.findByText('From 1700 to 1960');
  await fill({ [`^${en['candidates.rebate']}`]: '12,5', [`^${en['candidates.prizeGroup']}`]: '1950' });
  await pressInDialog(en['candidates.accept']);
  await waitFor(() =>
    expect(server.inputsOf(decideCandidate)).toMatchObject([{ upline: '', rebateBps: 1250, prizeGroup: 1950 }]),
  );
});

it('shows a letter to who only reads, and nothing to answer it with', async () => {
  opsServer(candidates);
  await showConsole('/candidates', ['agents.read']);
  await press(en['candidates.open']);
  expect((await screen.findByRole('dialog')).textContent).toContain('I know many');
  expect(screen.queryByRole('button', { name: en['candidates.decline'] })).toBeNull();
});
