// @vitest-environment happy-dom
import {
  approveRedemption,
  createReward,
  getLiability,
  getLiabilityFile,
  getPointsSettings,
  listRedemptionQueue,
  listRewardCatalogue,
  updatePointsSettings,
  updateReward,
} from '@baize/contract';
import { fill } from '@baize/testkit/screens/fill';
import { press, pressInDialog } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const queue = [listRedemptionQueue, { page: { content: [{ id: '3', account: 'player7', remark: '' }] } }] as const;
const settings = [getPointsSettings, { rates: { RNG: 876 }, ratioPoints: 100, ratioAmount: '1', version: 2 }] as const;

screenStates({
  '/points': {
    asks: listRedemptionQueue,
    ready: { answer: queue[1], text: 'player7' },
    empty: { text: en['points.noneWaiting'] },
  },
  '/points?view=all': {
    asks: listRedemptionQueue,
    ready: { answer: queue[1], text: 'player7' },
    empty: { text: en['points.none'] },
  },
  '/points?tab=catalogue': {
    asks: listRewardCatalogue,
    ready: { answer: { page: { content: [{ draft: { name: { EN: 'A warm scarf' } } }] } }, text: 'A warm scarf' },
    empty: { text: en['points.noRewards'] },
  },
  '/points?tab=rates': {
    asks: getPointsSettings,
    ready: { answer: settings[1], text: '876' },
    empty: { text: en['points.ratioPointsHint'] },
  },
  '/points?tab=liability': {
    asks: getLiability,
    ready: { answer: { outstanding: 87_654, rows: [{ source: 'RNG', points: 87_654 }] }, text: '87,654' },
    empty: { text: en['points.owed.noRatio'] },
  },
});

it('asks for what its address names', async () => {
  const server = opsServer(queue);
  await showConsole('/points?view=approved&search=player7&page=2');
  await seeText('player7');
  expect(server.inputsOf(listRedemptionQueue)).toEqual([
    { view: 'approved', account: 'player7', pageNum: '2', pageSize: '20' },
  ]);
});

it('approves a redemption with a remark', async () => {
  const server = opsServer(queue);
  await showConsole('/points');
  await press(en['points.act.approve']);
  await fill({ [en['points.remark']]: 'sent today' });
  await pressInDialog(en['points.act.approve']);
  await waitFor(() =>
    expect(server.inputsOf(approveRedemption)).toEqual([{ redemptionId: '3', remark: 'sent today' }]),
  );
});

it('saves what points are worth, on the version that was read', async () => {
  const server = opsServer(settings);
  await showConsole('/points?tab=rates');
  await fill({ [`^${en['points.ratioPoints']}`]: '250' });
  await press(en['points.save']);
  await waitFor(() =>
    expect(server.inputsOf(updatePointsSettings)).toMatchObject([
      { rates: { RNG: 876, LIVE: 0 }, ratioPoints: 250, ratioAmount: '1', version: 2 },
    ]),
  );
});

const scarf = {
  ...{ kind: 'gift', category: 'lifestyle', name: { EN: 'A warm scarf' }, about: { EN: 'Of wool.' }, image: '' },
  ...{ points: 900, amount: '5', pays: '0', needsAddress: true, stock: 20, memberCap: 1 },
  ...{ opensAt: null, closesAt: null, isListed: true, position: 7 },
};
const catalogue = [
  listRewardCatalogue,
  { currency: 'CNY', page: { content: [{ id: '8', version: 3, draft: scarf, taken: 4 }] } },
] as const;

it('adds a reward once it is whole, and says so', async () => {
  const server = opsServer(catalogue);
  await showConsole('/points?tab=catalogue');
  await press(en['points.add']);
  await pressInDialog(en['points.save']);
  await seeText(en['error.field_required']);
  expect(server.inputsOf(createReward)).toEqual([]);
  await fill({ '^Name · EN': 'Five back', '^Description · EN': 'At once.', '^Points apiece': '500' });
  await fill({ '^Pays to the wallet': '5', '^At most per member': '2' });
  const draft = {
    ...{ kind: 'credit', category: 'money', name: { EN: 'Five back' }, about: { EN: 'At once.' }, image: '' },
    ...{ points: 500, amount: '0', pays: '5', needsAddress: false, stock: 100, memberCap: 2 },
    ...{ opensAt: null, closesAt: null, isListed: true, position: 100 },
  };
  server.say(createReward, { value: { id: '9', version: 1, draft, taken: 0 } });
  await pressInDialog(en['points.save']);
  await seeText('“Five back” is saved.');
  expect(server.inputsOf(createReward)).toEqual([draft]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('changes a reward on the version that was read, and keeps what was typed where somebody was faster', async () => {
  const server = opsServer(catalogue);
  server.say(updateReward, { code: 'version_conflict' });
  await showConsole('/points?tab=catalogue');
  await seeText(en['points.category.lifestyle']);
  fireEvent.click(await screen.findByRole('button', { name: /^Change.*A warm scarf$/ }));
  await screen.findByRole('dialog', { name: en['points.editTitle'] });
  const choice = () => screen.getByRole('dialog').querySelector('select');
  await waitFor(() => expect(choice()?.querySelector('option[value="luxury"]')).toBeTruthy());
  fireEvent.change(choice()!, { target: { value: 'luxury' } });
  await fill({ '^Stock altogether': '50', [en['points.listed']]: true });
  await pressInDialog(en['points.save']);
  await seeText(en['error.version_conflict']);
  expect(screen.getByLabelText<HTMLInputElement>(/^Stock altogether/).value).toBe('50');
  const draft = { ...scarf, category: 'luxury', stock: 50, isListed: false };
  server.say(updateReward, { value: { id: '8', version: 4, draft, taken: 4 } });
  server.say(listRewardCatalogue, { value: { page: { content: [{ id: '8', version: 4, draft, taken: 4 }] } } });
  await pressInDialog(en['points.save']);
  await seeText('“A warm scarf” is saved.');
  const input = { rewardId: '8', version: 3, draft };
  expect(server.inputsOf(updateReward)).toEqual([input, input]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await seeText('4 / 50');
  await seeText(en['points.category.luxury']);
  await seeText(en['points.hidden']);
});

it('saves the liability as a file, and says so where it does not come', async () => {
  const server = opsServer();
  server.say(getLiabilityFile, { code: 'too_many_requests' });
  await showConsole('/points?tab=liability');
  const saveAs = async (format: string): Promise<void> => {
    fireEvent.pointerDown(await screen.findByRole('button', { name: en['rounds.file'] }), { button: 0 });
    fireEvent.click(await screen.findByRole('menuitem', { name: format }));
  };
  await saveAs('XLSX');
  await seeText(en['rounds.fileFailed']);
  await seeText(en['error.too_many_requests']);
  expect(server.inputsOf(getLiabilityFile)).toEqual([{ format: 'xlsx', language: 'EN' }]);

  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const through = globalThis.fetch;
  vi.stubGlobal('fetch', async (href: string, init?: RequestInit) => {
    const answer = await through(href, init);
    return href.startsWith(getLiabilityFile.path)
      ? new Response('owed', { headers: { 'content-disposition': 'attachment; filename="baize_liability.csv"' } })
      : answer;
  });
  await saveAs('CSV');
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('baize_liability.csv');
  expect(server.inputsOf(getLiabilityFile).at(-1)).toEqual({ format: 'csv', language: 'EN' });
  saved.mockRestore();
});

it('lets who only reads decide and save nothing', async () => {
  opsServer(queue, settings);
  await showConsole('/points', ['points.read']);
  await seeText('player7');
  expect(screen.queryByRole('button', { name: en['points.act.approve'] })).toBeNull();
});
