// @vitest-environment happy-dom
import { listMembers } from '@baize/contract';
import { press } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const found = [listMembers, { content: [{ id: '7', account: 'player7' }], totalRows: 1 }] as const;

screenStates({
  '/members': {
    asks: listMembers,
    ready: { answer: found[1], text: 'player7' },
    empty: { text: en['members.none'] },
  },
});

it('asks for what its address names, and leads to a member', async () => {
  const server = opsServer(found);
  const { at } = await showConsole('/members?tag=vip&page=3');
  await seeText('player7');
  expect(server.inputsOf(listMembers)).toEqual([{ tag: 'vip', pageNum: '3', pageSize: '20' }]);
  await press('player7');
  expect(at()).toBe('/members/7');
});

it('searches everybody, whatever tag was looked at', async () => {
  const server = opsServer();
  const { at } = await showConsole('/members?tag=vip');
  await seeText(en['table.noMatch']);
  const field = screen.getByRole('searchbox', { name: en['members.search'] });
  fireEvent.change(field, { target: { value: ' player7 ' } });
  fireEvent.submit(field);
  await waitFor(() => expect(at()).toBe('/members?search=player7'));
  await waitFor(() =>
    expect(server.inputsOf(listMembers).at(-1)).toEqual({ search: 'player7', pageNum: '1', pageSize: '20' }),
  );
});
