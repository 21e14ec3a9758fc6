// @vitest-environment happy-dom
import { approveApplication, listApplications } from '@baize/contract';
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
