// @vitest-environment happy-dom
import {
  createRoom,
  getModeration,
  listChatMessages,
  listEnvelopes,
  muteMember,
  removeChatMessage,
  updateRoom,
  updateWords,
} from '@baize/contract';
import { fill } from '@baize/testkit/screens/fill';
import { press, pressInDialog } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { screen, waitFor, within } from '@testing-library/react';
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

const words = {
  name: { CN: '大厅', EN: 'Lounge', MS: 'Ruang' },
  about: { CN: '什么都聊', EN: 'About everything', MS: 'Apa sahaja' },
};
const lounge = { ...words, id: '3', position: 4, slowSeconds: 0, isOpen: true, lastSeq: 12 };

it('adds a room behind the others, with every language and a slow mode, and lists it', async () => {
  const server = opsServer([getModeration, { rooms: [lounge] }]);
  await showConsole('/chat?tab=rooms');
  await press(en['chat.newRoom']);
  const dialog = within(await screen.findByRole('dialog', { name: en['chat.newRoom'] }));
  await fill({ '^Name, CN': '新手', '^Name, EN': 'Newcomers', '^Name, MS': 'Baharu' });
  await fill({ '^What it is about, CN': '问答', '^What it is about, EN': 'Questions', [en['chat.slow']]: '30' });
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: en['chat.save'] }).disabled).toBe(true);
  await fill({ '^What it is about, MS': 'Soalan' });
  const room = {
    name: { CN: '新手', EN: 'Newcomers', MS: 'Baharu' },
    about: { CN: '问答', EN: 'Questions', MS: 'Soalan' },
    ...{ position: 5, slowSeconds: 30, isOpen: true },
  };
  server.say(createRoom, { value: { ...room, id: '4', lastSeq: 0 } });
  server.say(getModeration, { value: { rooms: [lounge, { ...room, id: '4', lastSeq: 0 }] } });
  await pressInDialog(en['chat.save']);
  await seeText(en['chat.roomSaved']);
  expect(server.inputsOf(createRoom)).toEqual([{ requestId: expect.any(String), room }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await seeText('Newcomers');
  await seeText('30 s');
});

it('slows a room down and closes it, and keeps what was typed where that is refused', async () => {
  const server = opsServer([getModeration, { rooms: [lounge] }]);
  server.say(updateRoom, { code: 'chat_room_not_found' });
  await showConsole('/chat?tab=rooms');
  await press('Lounge');
  const dialog = within(await screen.findByRole('dialog', { name: en['chat.editRoom'] }));
  await fill({ [en['chat.slow']]: '3601' });
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: en['chat.save'] }).disabled).toBe(true);
  await fill({ [en['chat.slow']]: '15', [en['chat.openForMembers']]: true });
  await pressInDialog(en['chat.save']);
  await seeText(en['error.chat_room_not_found']);
  expect(dialog.getByLabelText<HTMLInputElement>(en['chat.slow']).value).toBe('15');
  const room = { ...words, position: 4, slowSeconds: 15, isOpen: false };
  server.say(updateRoom, { value: { ...lounge, ...room } });
  server.say(getModeration, { value: { rooms: [{ ...lounge, ...room }] } });
  await pressInDialog(en['chat.save']);
  await seeText(en['chat.roomSaved']);
  expect(server.inputsOf(updateRoom)).toEqual([
    { roomId: '3', room },
    { roomId: '3', room },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await seeText('15 s');
  await seeText(en['chat.isClosed']);
});

it('lets who only reads change no room', async () => {
  opsServer([getModeration, { rooms: [lounge] }]);
  await showConsole('/chat?tab=rooms', ['chat.read']);
  await seeText('Lounge');
  expect(screen.queryByRole('button', { name: en['chat.newRoom'] })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Lounge' })).toBeNull();
});

it('lets who only reads take nothing out', async () => {
  opsServer(rooms, said);
  await showConsole('/chat', ['chat.read']);
  await seeText('Hello you');
  expect(screen.queryByRole('columnheader', { name: en['chat.act'] })).toBeNull();
});
