// @vitest-environment happy-dom
import { getPolicy, listExcluded } from '@baize/contract';
import { press } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const excluded = [listExcluded, { content: [{ memberId: '7', account: 'player7' }] }] as const;

screenStates({
  '/excluded': {
    asks: listExcluded,
    ready: { answer: excluded[1], text: 'player7' },
    empty: { text: en['limits.nobody'] },
  },
  '/excluded?page=2': {
    asks: getPolicy,
    ready: { answer: { policy: { coolingHours: 87 } }, text: '87' },
    empty: { text: en['limits.coolingHours'] },
  },
});

it('asks for the kind of its address, and leads to the limits of a member', async () => {
  const server = opsServer(excluded);
  const { at } = await showConsole('/excluded?kind=selfExclusion&page=2');
  await press('player7');
  expect(at()).toBe('/members/7?tab=limits');
  expect(server.inputsOf(listExcluded)).toEqual([{ kind: 'selfExclusion', pageNum: '2', pageSize: '20' }]);
});

it('lets only who sets the site up change what the licence asks for', async () => {
  opsServer(excluded);
  await showConsole('/excluded', ['limits.read', 'limits.write']);
  await seeText(en['limits.coolingHours']);
  expect(screen.queryByRole('button', { name: en['limits.policyChange'] })).toBeNull();
});
