// @vitest-environment happy-dom
import {
  createNote,
  getMember,
  getMemberLimits,
  getMemberProfile,
  getMemberSecurity,
  listDepositQueue,
  listEntries,
  listMemberRounds,
  listMemberTerms,
  listNotes,
  listSent,
  listSubmissions,
  listTrail,
  listWithdrawalQueue,
  updateMemberType,
  updateTags,
} from '@baize/contract';
import { fill } from '@baize/testkit/screens/fill';
import { press, pressInDialog } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates, type ScreenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const member = [getMember, { member: { id: '7', account: 'player7' }, tags: [] }] as const;
const unknown = { code: 'member_not_found', text: en['error.member_not_found'] } as const;
const part = (states: ScreenStates): ScreenStates => ({ around: [member], ...states });

screenStates({
  '/members/7': {
    asks: getMember,
    ready: { answer: member[1], text: 'player7' },
    empty: { answer: { member: { id: '7', account: 'nobody7' } }, text: 'nobody7' },
    refused: unknown,
  },
  '/members/7?tab=ledger': part({
    asks: listEntries,
    ready: { answer: { content: [{ reference: 'bet-77' }] }, text: 'bet-77' },
    empty: { text: en['ledger.noEntries'] },
    refused: { as: ['members.read'], text: en['members.fullName'] },
  }),
  '/members/7?tab=profile': part({
    asks: getMemberProfile,
    ready: { answer: { occupation: 'Miller' }, text: 'Miller' },
    empty: { answer: { nickname: '' }, text: en['members.notSaid'] },
    refused: unknown,
  }),
  '/members/7?tab=rounds': part({
    asks: listMemberRounds,
    ready: { answer: { content: [{ round: 'round-77' }] }, text: 'round-77' },
    empty: { text: en['rounds.none'] },
    refused: unknown,
  }),
  '/members/7?tab=cash': part({
    asks: listDepositQueue,
    ready: { answer: { page: { content: [{ methodName: 'Bank of Felt' }] } }, text: 'Bank of Felt' },
    empty: { text: en['members.noDeposits'] },
  }),
  '/members/7?tab=cash&outPage=2': part({
    asks: listWithdrawalQueue,
    ready: { answer: { page: { content: [{ bank: 'Bank of Felt' }] } }, text: 'Bank of Felt' },
    empty: { text: en['members.noWithdrawals'] },
  }),
  '/members/7?tab=limits': part({
    asks: getMemberLimits,
    ready: { answer: { blocks: [{ reason: 'asked for a rest', liftReason: '' }] }, text: 'asked for a rest' },
    empty: { text: en['limits.noBlocks'] },
    refused: unknown,
  }),
  '/members/7?tab=kyc': part({
    asks: listSubmissions,
    ready: { answer: { page: { content: [{ decidedBy: 'anna' }] } }, text: 'anna' },
    empty: { text: en['kyc.memberEmpty'] },
  }),
  '/members/7?tab=security': part({
    asks: getMemberSecurity,
    ready: { answer: { sessions: [{ browser: 'Firefox 150' }] }, text: 'Firefox 150' },
    empty: { text: en['members.noPlaces'] },
    refused: unknown,
  }),
  '/members/7?tab=line': part({
    asks: listMemberTerms,
    ready: { answer: { page: { content: [{ by: 'anna' }] } }, text: 'anna' },
    empty: { text: en['agents.nothingChanged'] },
    refused: unknown,
  }),
  '/members/7?tab=messages': part({
    asks: listSent,
    ready: { answer: { content: [{ title: 'A word' }] }, text: 'A word' },
    empty: { text: en['messages.none'] },
  }),
  '/members/7?tab=notes': part({
    asks: listNotes,
    ready: { answer: { content: [{ body: 'Called twice' }] }, text: 'Called twice' },
    empty: { text: en['members.noNotes'] },
    refused: unknown,
  }),
  '/members/7?tab=trail': part({
    asks: listTrail,
    ready: { answer: { page: { content: [{ actor: 'anna' }] } }, text: 'anna' },
    empty: { text: en['members.noActs'] },
  }),
});

it('asks for the page of each list that its address names', async () => {
  const server = opsServer(member);
  await showConsole('/members/7?tab=cash&page=2&outPage=3');
  await waitFor(() => expect(server.inputsOf(listWithdrawalQueue)).not.toEqual([]));
  expect(server.inputsOf(listDepositQueue)).toMatchObject([{ memberId: '7', pageNum: '2' }]);
  expect(server.inputsOf(listWithdrawalQueue)).toMatchObject([{ memberId: '7', pageNum: '3' }]);
});

it.each([
  { type: 0, press: 'makeAgent', to: 2 },
  { type: 41, press: 'makeMember', to: 0 },
] as const)('asks why an account of type $type is to be of another kind', async ({ type, press: name, to }) => {
  const server = opsServer(member, [listMemberTerms, { type, account: 'player7' }]);
  await showConsole('/members/7?tab=line');
  await press(en[`agents.${name}`]);
  await pressInDialog(en[`agents.${name}`]);
  expect(server.inputsOf(updateMemberType)).toEqual([]);
  await fill({ [`^${en['reason.label']}`]: 'As agreed with them' });
  await pressInDialog(en[`agents.${name}`]);
  await waitFor(() =>
    expect(server.inputsOf(updateMemberType)).toEqual([{ memberId: '7', type: to, reason: 'As agreed with them' }]),
  );
});

it('keeps a note, and the tags as they were typed', async () => {
  const server = opsServer(member);
  await showConsole('/members/7?tab=notes');
  await fill({ [`^${en['members.noteWrite']}`]: ' Called twice ' });
  await press(en['members.noteSave']);
  await waitFor(() => expect(server.inputsOf(createNote)).toEqual([{ memberId: '7', body: 'Called twice' }]));
  await press(en['members.tagsEdit']);
  await fill({ [`^${en['members.tags']}`]: 'vip, careful，' });
  await pressInDialog(en['members.tagsSave']);
  await waitFor(() => expect(server.inputsOf(updateTags)).toEqual([{ memberId: '7', tags: ['vip', 'careful'] }]));
});

it('shows of a member only what the role may see and do', async () => {
  const server = opsServer(member);
  await showConsole('/members/7', ['members.read']);
  await seeText('player7');
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual([en['members.profile'], en['members.rounds'], en['members.security'], en['members.notes']]);
  for (const name of [en['adjust.button'], en['messages.write'], en['members.tagsEdit']]) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  await waitFor(() => expect(server.inputsOf(getMemberProfile)).toHaveLength(1));
  expect(server.inputsOf(listEntries)).toEqual([]);
});
