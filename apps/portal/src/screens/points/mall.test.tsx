// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAlert } from '../../alert.ts';
import { closeLayer, openMemberPanel } from '../../layer.ts';
import { resetPointMall } from '../../usePointMall.ts';
import { endSession } from '../../session.ts';
import { fakeServer, openedSession, playerInfo, type FakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/showPage.tsx';

const patience = { timeout: 60_000 };
const rates = { RNG: 50, LIVE: 40, FISH: 0, PVP: 0, SPORTS: 0, ESPORTS: 0, LOTT: 0, ELOTT: 0 };
const credit = {
  ...{ id: '11', version: 3, kind: 'credit', category: 'money', about: {}, image: '' },
  name: { EN: 'Credit 2.00', CN: '2.00 彩金' },
  ...{ points: 200, amount: '0', pays: '2', needsAddress: false, left: 40, memberCap: 5, taken: 1, closesAt: null },
};
const cards = {
  ...{ ...credit, id: '12', version: 1, kind: 'gift', category: 'lifestyle' },
  ...{ name: { EN: 'Deck of cards' }, points: 1_500, amount: '10' },
  ...{ pays: '0', needsAddress: true, left: 7, memberCap: null },
};
const exchange = {
  ...{ name: {}, image: '', unitPoints: 100, amount: '0', currency: 'CNY', recipient: '', address: '', mobile: '' },
  ...{ remark: '', createdAt: '2026-03-05T09:00:00.000Z', decidedAt: null },
};
const history = [
  {
    ...exchange,
    id: '3',
    reference: 'PR0000000003',
    kind: 'convert',
    quantity: 2,
    points: 200,
    pays: '2',
    status: 'approved',
  },
  {
    ...{ ...exchange, id: '2', reference: 'PR0000000002', kind: 'gift', name: { EN: 'Deck of cards' }, quantity: 1 },
    ...{ points: 1_500, amount: '10', pays: '0', status: 'rejected', remark: 'Out of season.' },
    ...{ recipient: 'Ann Lee', address: '12 Cloth Street' },
  },
  {
    ...{ ...exchange, id: '1', reference: 'PR0000000001', kind: 'credit', name: { EN: 'Credit 2.00' }, quantity: 1 },
    ...{ points: 200, pays: '2', status: 'inProcess' },
  },
];
const page = (content: unknown[]) => ({ content, pageNum: 1, totalPages: 1, totalRows: content.length });

let server: FakeServer;
let ratioVersion: number;
beforeAll(() => Promise.all([import('./MallScreen.tsx'), import('../../components/MemberArea.tsx')]));
beforeEach(async () => {
  sessionStorage.clear();
  ratioVersion = 4;
  server = await fakeServer({ status: { modules: ['PTSYS3', 'FREEPLAY3'] } });
  server.on('/wps/points/getPointsBalance', () => ({ value: { balance: 8_420 } }));
  server.on('/wps/points/getPointsConfig', () => ({
    value: {
      ...{ currency: 'CNY', rates, ratioPoints: 100, ratioAmount: '1', ratioVersion },
      rules: { EN: 'One person, one account.\nPlay fair.' },
    },
  }));
  server.on('/wps/points/listRewards', () => ({ value: { currency: 'CNY', page: page([credit, cards]) } }));
  server.on('/wps/points/listRedemptions', () => ({ value: page(history) }));
  server.on('/wps/points/listPointsDetails', () => ({
    value: page([
      {
        version: '2',
        kind: 'redeemed',
        amount: -80,
        balanceAfter: 8_420,
        reference: 'PR1',
        classify: null,
        createdAt: exchange.createdAt,
      },
      {
        version: '1',
        kind: 'earned',
        amount: 8_500,
        balanceAfter: 8_500,
        reference: '',
        classify: 'RNG',
        createdAt: exchange.createdAt,
      },
    ]),
  }));
  server.on('/wps/messages/getUnreadCount', () => ({ value: { count: 0 } }));
});
afterEach(() => {
  cleanup();
  closeAlert();
  act(() => {
    closeLayer();
    resetPointMall();
    endSession('loggedOut');
  });
  vi.unstubAllGlobals();
});

const signIn = (change: Partial<typeof playerInfo> = {}): void => {
  sessionStorage.setItem('token', openedSession.token);
  sessionStorage.setItem('userInfo', JSON.stringify({ ...playerInfo, ...change }));
};
const press = async (name: string | RegExp): Promise<void> => {
  const button = await screen.findByRole('button', { name }, patience);
  act(() => button.click());
};
const showMall = () => showPage('/pointMall', server.start);
const tab = async (name: string) => {
  const one = await screen.findByRole('tab', { name }, patience);
  await act(async () => {
    fireEvent.mouseDown(one, { button: 0 });
    fireEvent.focus(one);
  });
};

describe('the points mall', () => {
  it('[CALL-67] [CALL-68] [CALL-71] shows the points, what they are worth, and the rewards with their price', async () => {
    signIn();
    await showMall();
    expect(await screen.findByText('8,420', {}, patience)).toBeTruthy();
    expect(screen.getByText('Worth ¥84.00')).toBeTruthy();
    expect(screen.getByText('Points have no expiry')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Deck of cards' }, patience)).toBeTruthy();
    expect(screen.getByText('1,500 points')).toBeTruthy();
    expect(screen.getByText('+ ¥10.00')).toBeTruthy();
    expect(screen.getByText('1 of 5 used')).toBeTruthy();
  });

  it('narrows the rewards to a category, and leads back from one in which there is nothing', async () => {
    signIn();
    server.on('/wps/points/listRewards', ({ category }) => {
      const offered = [credit, cards].filter((one) => category === undefined || one.category === category);
      return { value: { currency: 'CNY', page: page(offered) } };
    });
    await showMall();
    const categories = within(await screen.findByRole('radiogroup', { name: 'Category' }, patience));
    expect(await screen.findByRole('heading', { name: 'Credit 2.00' }, patience)).toBeTruthy();
    expect(categories.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      ...['All categories', 'Electronics', 'Vouchers', 'Lifestyle', 'Luxury', 'Money', 'Other'],
    ]);
    act(() => categories.getByRole('radio', { name: 'Lifestyle' }).click());
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Credit 2.00' })).toBeNull(), patience);
    expect(screen.getByRole('heading', { name: 'Deck of cards' })).toBeTruthy();
    expect(server.pathsOf('/wps/points/listRewards').at(-1)?.input).toMatchObject({ category: 'lifestyle' });
    act(() => categories.getByRole('radio', { name: 'Luxury' }).click());
    await press('Show all');
    expect(await screen.findByRole('heading', { name: 'Credit 2.00' }, patience)).toBeTruthy();
    expect(categories.getByRole<HTMLInputElement>('radio', { name: 'All categories' }).checked).toBe(true);
  });

  it('[POINTS-01] [POINTS-05] [CALL-69] redeems: what it takes and brings is said, and the password is asked for', async () => {
    signIn();
    server.on('/wps/points/redeem', () => ({ value: history[2] }));
    await showMall();
    await press(/^Redeem.*Credit 2.00/);
    const dialog = within(await screen.findByRole('dialog', { name: 'Redeem a reward' }, patience));
    act(() => dialog.getByRole('button', { name: 'One more' }).click());
    for (const label of ['Quantity', 'Points requirement', 'Amount requirement', 'Redeem amount', 'Paid account']) {
      expect(dialog.getByText(label), label).toBeTruthy();
    }
    expect(dialog.getByText('¥4.00')).toBeTruthy();
    expect(dialog.getByText('8,020')).toBeTruthy();
    act(() => dialog.getByRole('button', { name: 'Redeem 400 points' }).click());
    expect(server.pathsOf('/wps/points/redeem')).toEqual([]);
    fireEvent.change(dialog.getByLabelText(/Payment password/), { target: { value: '834512' } });
    act(() => dialog.getByRole('button', { name: 'Redeem 400 points' }).click());
    await waitFor(() => expect(server.pathsOf('/wps/points/redeem')).toHaveLength(1), patience);
    expect(server.pathsOf('/wps/points/redeem')[0]?.input).toMatchObject({
      ...{ rewardId: '11', version: 3, quantity: 2, paymentPassword: '834512' },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
  });

  it('[POINTS-08] asks for recipient, receiving address and mobile number of a gift before anything is sent', async () => {
    signIn();
    await showMall();
    await press(/^Redeem.*Deck of cards/);
    const dialog = within(await screen.findByRole('dialog', {}, patience));
    fireEvent.change(dialog.getByLabelText(/Payment password/), { target: { value: '834512' } });
    act(() => dialog.getByRole('button', { name: 'Redeem 1,500 points' }).click());
    expect(await dialog.findByText('Give the address that it is sent to.')).toBeTruthy();
    expect(dialog.getByText('Say who receives it.')).toBeTruthy();
    expect(dialog.getByLabelText(/Mobile number/).getAttribute('aria-invalid')).toBe('true');
    expect(server.pathsOf('/wps/points/redeem')).toEqual([]);
  });

  it('says why a redemption was refused and empties the password', async () => {
    signIn();
    server.on('/wps/points/redeem', () => ({ code: 'payment_password_missing' }));
    await showMall();
    await press(/^Redeem.*Credit 2.00/);
    const dialog = within(await screen.findByRole('dialog', {}, patience));
    const field = dialog.getByLabelText<HTMLInputElement>(/Payment password/);
    fireEvent.change(field, { target: { value: '834512' } });
    act(() => dialog.getByRole('button', { name: 'Redeem 200 points' }).click());
    expect(await dialog.findByRole('button', { name: 'Set payment password' }, patience)).toBeTruthy();
    expect(field.value).toBe('');
  });

  it('[CALL-72] [POINTS-06] [A184] converts by the ratio that is shown, and shows the new one when it was changed', async () => {
    signIn();
    server.on('/wps/points/convertPoints', () => {
      ratioVersion = 5;
      return { code: 'ratio_changed' };
    });
    await showMall();
    await press('Convert points');
    const dialog = () => within(screen.getByRole('dialog', { name: 'Convert points into money' }));
    for (const label of ['Units', 'Points ratio', 'Changed points', 'Redeem amount', 'Points balance']) {
      expect(dialog().getByText(label), label).toBeTruthy();
    }
    fireEvent.change(dialog().getByLabelText('Units'), { target: { value: '999999' } });
    expect(dialog().getByText('¥84.00')).toBeTruthy();
    fireEvent.change(dialog().getByLabelText(/Payment password/), { target: { value: '834512' } });
    act(() => dialog().getByRole('button', { name: 'Convert 8,400 points' }).click());
    await waitFor(() => expect(server.pathsOf('/wps/points/convertPoints')).toHaveLength(1), patience);
    expect(server.pathsOf('/wps/points/convertPoints')[0]?.input).toMatchObject({ units: 84, ratioVersion: 4 });
    await waitFor(() => expect(server.pathsOf('/wps/points/getPointsConfig').length).toBeGreaterThan(1), patience);
  });

  it('[POINTS-02] [POINTS-05] [POINTS-07] [CALL-70] lists what was redeemed with its reference, time, type and state', async () => {
    signIn();
    await showMall();
    await tab('Redeem history');
    const table = within(await screen.findByRole('table', { name: 'Redeem history' }, patience));
    const labels = ['Transaction reference number', 'Apply time', 'Type', 'Name', 'Quantity', 'Points requirement'];
    for (const name of [...labels, 'Amount requirement', 'Status', 'Remark']) {
      expect(table.getByRole('columnheader', { name }), name).toBeTruthy();
    }
    for (const text of ['In process', 'Rejected', 'Approved', 'Out of season.', 'PR0000000003']) {
      expect((await table.findAllByText(text, {}, patience)).length, text).toBeGreaterThan(0);
    }
    expect(table.getByText(/Receiving address: Ann Lee, 12 Cloth Street/)).toBeTruthy();
  });

  it('[POINTS-03] [POINTS-06] [CALL-73] lists every change of the points with the balance after it', async () => {
    signIn();
    await showMall();
    await tab('Points details');
    const table = within(await screen.findByRole('table', { name: 'Points details' }, patience));
    for (const name of ['Changed points', 'Points balance', 'Remark']) {
      expect(table.getByRole('columnheader', { name }), name).toBeTruthy();
    }
    expect((await table.findAllByText('+8,500', {}, patience)).length).toBeGreaterThan(0);
    expect(table.getAllByText('−80').length).toBeGreaterThan(0);
    expect(table.getByText('Slots')).toBeTruthy();
  });

  it('[POINTS-04] [CONST-27] [CALL-71] says how points are earned and the rules of the house', async () => {
    signIn();
    await showMall();
    await tab('Rules');
    for (const text of ['Points do not expire.', 'One person, one account.', 'Play fair.']) {
      expect(await screen.findByText(text, {}, patience)).toBeTruthy();
    }
    const earning = within(screen.getByRole('region', { name: 'How to earn' }));
    expect(earning.getByText('Slots').nextSibling?.textContent).toBe('50');
    expect(earning.queryByText('Fishing')).toBeNull();
  });
});

describe('its states', () => {
  it('without any reward, and when nothing can be loaded', async () => {
    signIn();
    server.on('/wps/points/listRewards', () => ({ value: { currency: 'CNY', page: page([]) } }));
    server.on('/wps/points/getPointsBalance', () => ({ code: 'points_closed' }));
    await showMall();
    expect(await screen.findByText('There is no reward to redeem at the moment', {}, patience)).toBeTruthy();
    expect(await screen.findByText('The points could not be loaded', {}, patience)).toBeTruthy();
  });

  it('says that the rates are missing, and asks for them again', async () => {
    signIn();
    let isBack = false;
    server.on('/wps/points/getPointsConfig', () =>
      isBack
        ? { value: { ...{ currency: 'CNY', rates, ratioPoints: 100, ratioAmount: '1', ratioVersion }, rules: {} } }
        : { code: 'unknown_error', status: 500 },
    );
    await showMall();
    await tab('Rules');
    const earning = within(await screen.findByRole('region', { name: 'How to earn' }, patience));
    expect(
      await earning.findByText('The rates and the rules of the house could not be loaded', {}, patience),
    ).toBeTruthy();
    isBack = true;
    act(() => earning.getByRole('button', { name: 'Try again' }).click());
    expect(await earning.findByText('Slots', {}, patience)).toBeTruthy();
  });

  it('tells a trial account that it collects nothing, and sends nothing for it', async () => {
    signIn({ type: 4 });
    server.on('/wps/points/getPointsBalance', () => ({ value: { balance: 0 } }));
    await showMall();
    expect(await screen.findByText(/Trial play brings no points/, {}, patience)).toBeTruthy();
    await press(/^Redeem.*Credit 2.00/);
    expect(screen.queryByRole('dialog', { name: 'Redeem a reward' })).toBeNull();
    expect(server.pathsOf('/wps/points/redeem')).toEqual([]);
  });

  it('[STATE-13] forgets what was chosen when the member panel is closed', async () => {
    signIn();
    await showMall();
    await tab('Redeem history');
    await screen.findByRole('table', { name: 'Redeem history' }, patience);
    /* The panel is opened from elsewhere: a tab that gets the focus back would be chosen by that. */
    act(() => screen.getByRole('tab', { name: 'Redeem history' }).blur());
    act(() => openMemberPanel('securityCenter'));
    const panel = within(await screen.findByRole('dialog', { name: 'Member centre' }, patience));
    expect(await panel.findByRole('link', { name: 'Points mall' }, patience)).toBeTruthy();
    expect(screen.queryByRole('table', { name: 'Redeem history', hidden: true })).toBeTruthy();
    act(() => panel.getByRole('button', { name: 'Close' }).click());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Redeem history' })).toBeNull(), patience);
    expect(await screen.findByRole('heading', { name: 'Deck of cards' }, patience)).toBeTruthy();
  });
});
