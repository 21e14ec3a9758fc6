// @vitest-environment happy-dom
import {
  approveApplication,
  getApplicationImage,
  listApplications,
  processApplication,
  rejectApplication,
} from '@baize/contract';
import { fill } from '@baize/testkit/screens/fill';
import { press, pressInDialog } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const application = { id: '4', account: 'player7', isHeld: true, images: 0 } as const;
const found = [listApplications, { page: { content: [application] } }] as const;

screenStates({
  '/applications': {
    asks: listApplications,
    ready: { answer: found[1], text: 'player7' },
    empty: { text: en['promotions.noApplications'] },
  },
});

it('asks for what its address names', async () => {
  const server = opsServer(found);
  await showConsole('/applications?view=paid&search=player7&page=2');
  await seeText('player7');
  expect(server.inputsOf(listApplications)).toEqual([
    { view: 'paid', search: 'player7', pageNum: '2', pageSize: '20' },
  ]);
});

it('approves what was opened, for a reason and no sooner', async () => {
  const server = opsServer(found);
  const { at } = await showConsole('/applications');
  await press('player7');
  expect(at()).toBe('/applications?application=4');
  await pressInDialog(en['promotions.act.approve']);
  await seeText('Give a reason of at least 3 characters.');
  await fill({ [`^${en['reason.label']}`]: 'looked at it' });
  await pressInDialog(en['promotions.act.approve']);
  await waitFor(() => expect(at()).toBe('/applications'));
  expect(server.inputsOf(approveApplication)).toEqual([{ applicationId: '4', reason: 'looked at it' }]);
});

const applying = { ...application, kind: 'application', status: 'applying', most: '100' } as const;

it('takes an application up, and rejects it with words for its member', async () => {
  const server = opsServer([listApplications, { page: { content: [applying] } }]);
  server.say(processApplication, { code: 'promotion_state_changed' });
  const { at } = await showConsole('/applications?application=4');
  await pressInDialog(en['promotions.act.process']);
  await seeText(en['error.promotion_state_changed']);
  const taken = { ...applying, status: 'inProcess' } as const;
  server.say(processApplication, { value: taken });
  server.say(listApplications, { value: { page: { content: [taken] } } });
  await pressInDialog(en['promotions.act.process']);
  await seeText('player7: In process');
  await waitFor(() => expect(screen.queryByRole('button', { name: en['promotions.act.process'] })).toBeNull());
  expect(server.inputsOf(processApplication)).toEqual([{ applicationId: '4' }, { applicationId: '4' }]);
  expect(at()).toBe('/applications?application=4');

  await pressInDialog(en['promotions.act.reject']);
  await seeText('Give a reason of at least 3 characters.');
  expect(server.inputsOf(rejectApplication)).toEqual([]);
  await fill({ [`^${en['reason.label']}`]: 'same picture twice' });
  await fill({ [`^${en['promotions.publicReason']}`]: 'Send one of your own.' });
  server.say(rejectApplication, { code: 'promotion_state_changed' });
  await pressInDialog(en['promotions.act.reject']);
  await seeText(en['error.promotion_state_changed']);
  server.say(rejectApplication, { value: { ...taken, status: 'rejected', isHeld: false } });
  await pressInDialog(en['promotions.act.reject']);
  await seeText('player7: Rejected');
  const input = { applicationId: '4', reason: 'same picture twice', publicReason: 'Send one of your own.' };
  expect(server.inputsOf(rejectApplication)).toEqual([input, input]);
  await waitFor(() => expect(at()).toBe('/applications'));
});

it('approves an application by an amount up to what its promotion gives', async () => {
  const server = opsServer([listApplications, { page: { content: [applying] } }]);
  const { at } = await showConsole('/applications?application=4');
  const typed = `^${en['promotions.field.approved']}`;
  await fill({ [typed]: '100.01', [`^${en['reason.label']}`]: 'looked at it' });
  await pressInDialog(en['promotions.act.approve']);
  await seeText(en['error.amount_invalid']);
  expect(server.inputsOf(approveApplication)).toEqual([]);
  await fill({ [typed]: '100' });
  await pressInDialog(en['promotions.act.approve']);
  await waitFor(() => expect(at()).toBe('/applications'));
  expect(server.inputsOf(approveApplication)).toEqual([{ applicationId: '4', amount: '100', reason: 'looked at it' }]);
});

it('shows the pictures of an application, and asks again for one that did not come', async () => {
  const server = opsServer([listApplications, { page: { content: [{ ...applying, images: 2 }] } }]);
  server.say(getApplicationImage, { code: 'application_not_found' });
  await showConsole('/applications?application=4', ['promotions.read']);
  await seeText(en['error.application_not_found']);
  await waitFor(() => expect(screen.getAllByRole('button', { name: en['shell.retry'] })).toHaveLength(2));
  server.say(getApplicationImage, { value: { mediaType: 'image/jpeg', data: 'AAAA' } });
  for (const count of [1, 2]) {
    await pressInDialog(en['shell.retry']);
    await waitFor(() => expect(screen.getAllByRole('img', { name: /of the application$/ })).toHaveLength(count));
  }
  for (const name of ['Picture 1 of the application', 'Picture 2 of the application']) {
    expect(screen.getByRole('img', { name }).getAttribute('src')).toBe('data:image/jpeg;base64,AAAA');
  }
  const asked = server.inputsOf(getApplicationImage) as { applicationId: string; position: string }[];
  expect(asked.map(({ position }) => position).sort()).toEqual(['1', '1', '2', '2']);
  expect(asked.every(({ applicationId }) => applicationId === '4')).toBe(true);
});

it('says until when a reward can be claimed, and which one was not', async () => {
  const rows = [
    { ...application, id: '5', status: 'claim', isHeld: false, publicReason: '', claimBy: '2026-03-05T09:00:00.000Z' },
    { ...application, id: '6', status: 'closed', isHeld: false, publicReason: 'claim_expired', claimBy: null },
  ] as const;
  opsServer([listApplications, { page: { content: rows } }]);
  await showConsole('/applications?view=all');
  await seeText(en['promotions.why.claim_expired']);
  expect(screen.getByText(new RegExp(en['promotions.claimBy'])).querySelector('time')).not.toBeNull();
});

it('lets who only reads decide nothing', async () => {
  opsServer(found);
  await showConsole('/applications?application=4', ['promotions.read']);
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: en['promotions.act.approve'] })).toBeNull();
});
