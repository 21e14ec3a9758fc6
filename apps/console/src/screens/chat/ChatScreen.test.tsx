// @vitest-environment happy-dom
import {
  getModeration,
  listChatMessages,
  listEnvelopes,
  muteMember,
  removeChatMessage,
  updateWords,
} from '@baize/contract';
import { fill } from '@baize/testkit/screens/fill';
import { press } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const rooms = [getModeration, { rooms: [{ id: '3', name: { EN: 'Main room' } }] }] as const;
const said = [listChatMessages, { content: [{ roomId: '3', seq: 12, handle: 'Lucky', text: 'Hello you' }] }] as const;

screenStates({
  '/chat': {
    asks: listChatMessages,
    around: [rooms],
    ready: { answer: said[1], text: 'Hello you' },
    empty: { text: en['chat.none'] },
  },
  '/chat?tab=rooms': {
    asks: getModeration,
    ready: { answer: rooms[1], text: 'Main room' },
    empty: { text: en['chat.noRooms'] },
  },
  '/chat?tab=envelopes': {
    asks: listEnvelopes,
    around: [rooms],
    ready: { answer: { content: [{ roomId: '3', amount: '87.65' }] }, text: '87.65' },
    empty: { text: en['chat.noEnvelopes'] },
  },
  '/chat?tab=mutes': {
    asks: getModeration,
    ready: { answer: { mutes: [{ handle: 'Lucky' }] }, text: 'Lucky' },
    empty: { text: en['chat.nobodyMuted'] },
  },
  '/chat?tab=words': {
    asks: getModeration,
    ready: { answer: { words: ['scoundrel'] }, text: 'scoundrel' },
    empty: { text: en['chat.wordsHint'] },
  },
});

it('asks for what its address names', async () => {
  const server = opsServer(rooms, said);
  await showConsole('/chat?room=3&reported=true&search=you&page=2');
  await seeText('Hello you');
  expect(server.inputsOf(listChatMessages)).toEqual([
    { roomId: '3', filter: 'reported', search: 'you', pageNum: '2', pageSize: '20' },
  ]);
});

it('takes a message out', async () => {
  const server = opsServer(rooms, said);
  await showConsole('/chat');
  await press(en['chat.remove']);
  await waitFor(() => expect(server.inputsOf(removeChatMessage)).toEqual([{ roomId: '3', seq: 12 }]));
});

it('lets somebody write again', async () => {
  const server = opsServer([getModeration, { mutes: [{ memberId: '7', handle: 'Lucky' }] }]);
  await showConsole('/chat?tab=mutes');
  await press(en['chat.lift']);
  await waitFor(() => expect(server.inputsOf(muteMember)).toMatchObject([{ memberId: '7', minutes: 0 }]));
});

it('keeps the words that are refused', async () => {
  const server = opsServer();
  await showConsole('/chat?tab=words');
  await fill({ [en['chat.words']]: ' scoundrel \n\nrogue' });
  await press(en['chat.save']);
  await waitFor(() => expect(server.inputsOf(updateWords)).toEqual([{ words: ['scoundrel', 'rogue'] }]));
});

it('lets who only reads take nothing out', async () => {
  opsServer(rooms, said);
  await showConsole('/chat', ['chat.read']);
  await seeText('Hello you');
  expect(screen.queryByRole('columnheader', { name: en['chat.act'] })).toBeNull();
});
