// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createHash, createHmac } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAlert } from '../../alert.ts';
import { closeLayer } from '../../layer.ts';
import { endSession } from '../../session.ts';
import { fakeServer, openedSession, playerInfo, type FakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/showPage.tsx';

const patience = { timeout: 60_000 };
const statuses = [
  ['comingSoon', 'Coming soon', undefined],
  ['join', 'Join', 'Join'],
  ['signedUp', 'Signed up', 'Deposit'],
  ['applying', 'Applying', undefined],
  ['inProcess', 'In process', undefined],
  ['claim', 'Claim', 'Claim'],
  ['claimed', 'Claimed', 'See the progress'],
  ['issued', 'Issued', undefined],
  ['rejected', 'Rejected', undefined],
  ['closed', 'Closed', undefined],
] as const;

const terms = { amount: '0', percentBps: 5_000, cap: '500', minimum: '100', multiple: 8, days: 14 };
const promotion = (id: string, kind = 'firstDeposit') => ({
  ...{ id, kind, audience: 'everybody', title: `Promotion ${id}`, summary: 'Summary', content: '<p>All terms</p>' },
  ...{
    image: '',
    startsAt: '2020-01-01T00:00:00.000Z',
    endsAt: null,
    status: 'join',
    isUsedUp: false,
    currency: 'CNY',
    terms,
    claimDays: 30,
    prizes: [],
    deposit: null,
    loss: null,
    rain: null,
    freeRounds: null,
  },
});
const reward = (promotionId: string, status: string) => ({
  ...{ id: promotionId, promotionId, kind: 'firstDeposit', title: `Promotion ${promotionId}`, status, amount: '30' },
  ...{ currency: 'CNY', prize: null, multiple: 8, days: 14, isHeld: false, publicReason: '', claimBy: null },
  ...{ rounds: null, draw: null, share: null },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
});

let server: FakeServer;
let claimed: number;
beforeAll(() => import('./PromotionsScreen.tsx'));
beforeEach(async () => {
  sessionStorage.clear();
  claimed = 0;
  server = await fakeServer({ status: { serverTime: new Date().toISOString() } });
  server.on('/wps/v2/wallets/balance', () => ({
    value: { balance: '100', currency: 'CNY', version: '1', isSingle: 1 },
  }));
  server.on('/wps/messages/getUnreadCount', () => ({ value: { count: 0 } }));
  server.on('/lgw/games/announcements', () => ({ value: { banners: [], notices: [], popup: [], promotion: [] } }));
  server.on('/wps/promotions/listPromotions', () => ({ value: statuses.map((_one, at) => promotion(String(at + 1))) }));
  server.on('/wps/promotions/getRewardCount', () => ({ value: { count: 1 - claimed } }));
  server.on('/wps/promotions/listOwnPromotions', () => ({
    value: statuses.map(([status], at) => {
      const promotionId = String(at + 1);
      const now = status === 'claim' && claimed > 0 ? 'claimed' : status;
      const isOwn = !['comingSoon', 'join', 'closed'].includes(status);
      return { promotionId, status: now, reward: isOwn ? reward(promotionId, now) : null };
    }),
  }));
  server.on('/wps/relay/signUpPromotionReward', () => {
    claimed += 1;
    return { value: reward('6', 'claimed') };
  });
});
afterEach(() => {
  act(closeLayer);
  act(closeAlert);
  act(() => endSession('loggedOut'));
  cleanup();
  vi.unstubAllGlobals();
});

function enter(type = 0): void {
  const info = { ...playerInfo, type };
  server.on('/wps/member/info', () => ({ value: info }));
  sessionStorage.setItem('token', openedSession.token);
  sessionStorage.setItem('userInfo', JSON.stringify(info));
}
const card = async (at: number) => {
  const heading = await screen.findByRole('heading', { level: 3, name: `Promotion ${at}` }, patience);
  return within(heading.closest('li') as HTMLElement);
};

describe('the hall', () => {
  it('[PROMO-02] shows each of the ten statuses with its own label and what may be done in it', async () => {
    enter();
    await showPage('/promotions', server.start);
    for (const [at, [, label, action]] of statuses.entries()) {
      const shown = await card(at + 1);
      await waitFor(() => expect(shown.getAllByText(label).length).toBeGreaterThan(0), patience);
      const acts = [...shown.queryAllByRole('button'), ...shown.queryAllByRole('link')]
        .map(({ textContent }) => textContent)
        .filter((text) => text !== 'Read the terms');
      expect(acts, label).toEqual(action === undefined ? [] : [action]);
    }
  });

  it('[OTHER-01] [CALL-57] claims a promotion, and shows what became of it', async () => {
    enter();
    await showPage('/promotions?tab=hall', server.start);
    const shown = await card(6);
    const button = await shown.findByRole('button', { name: 'Claim' }, patience);
    await act(async () => button.click());
    await waitFor(() => expect(shown.getAllByText('Claimed')).toHaveLength(1), patience);
    expect(claimed).toBe(1);
    expect(server.pathsOf('/wps/relay/signUpPromotionReward')).toHaveLength(1);
    expect(screen.queryByRole('heading', { level: 3, name: 'Promotion 10' })).toBeNull();
  });

  it('[A190] shows the odds of every prize of a raffle, blanks too', async () => {
    const prizes = [
      { name: 'Gold', amount: '50', weight: 1, of: 4 },
      { name: 'Blank', amount: '0', weight: 3, of: 4 },
    ];
    server.on('/wps/promotions/listPromotions', () => ({ value: [{ ...promotion('1', 'raffle'), prizes }] }));
    await showPage('/promotions', server.start);
    const shown = await card(1);
    await act(async () => shown.getByRole('button', { name: 'Read the terms' }).click());
    expect(shown.getByText('1 in 4 draws (25%)')).toBeTruthy();
    expect(shown.getByText('3 in 4 draws (75%)')).toBeTruthy();
  });

  it('shows what is promised of a pot before it is opened, and takes and opens a share in two steps', async () => {
    const commitment = 'c'.repeat(64);
    const rain = { shares: 88, left: 87, commitment, seed: null };
    const pot = {
      ...promotion('1', 'rain'),
      rain,
      terms: { ...terms, amount: '888', minimum: '0', percentBps: 0, cap: '0' },
    };
    const share = { commitment, seed: null, nonce: '1', pot: '888', shares: 88, place: 2 };
    let status = 'join';
    const own = () => ({ ...reward('1', status), id: '71', kind: 'rain', share });
    server.on('/wps/promotions/listPromotions', () => ({ value: [pot] }));
    server.on('/wps/promotions/listOwnPromotions', () => ({
      value: [{ promotionId: '1', status, reward: status === 'join' ? null : own() }],
    }));
    server.on('/wps/relay/signUpPromotionJoin', () => {
      status = 'claim';
      return { value: own() };
    });
    server.on('/wps/relay/signUpPromotionReward', () => {
      status = 'issued';
      return { value: own() };
    });
    enter();
    await showPage('/promotions', server.start);
    const shown = await card(1);
    expect(shown.getByText(/888\.00 in 88 envelopes, 87 left/)).toBeTruthy();
    await act(async () => shown.getByRole('button', { name: 'Read the terms' }).click());
    expect(shown.getByText(commitment)).toBeTruthy();
    await act(async () => (await shown.findByRole('button', { name: 'Take an envelope' }, patience)).click());
    await act(async () => (await shown.findByRole('button', { name: 'Open' }, patience)).click());
    await shown.findByText('Issued', {}, patience);
    expect(server.pathsOf('/wps/relay/signUpPromotionReward')).toMatchObject([
      { input: { promotionId: '1', rewardId: '71' } },
    ]);
  });

  it('asks a guest to log in, and nothing of a member’s is fetched before', async () => {
    await showPage('/promotions', server.start);
    const shown = await card(1);
    const button = await shown.findByRole('button', { name: 'Join' }, patience);
    await act(async () => button.click());
    await screen.findByRole('dialog', {}, patience);
    expect(server.pathsOf('/wps/relay/signUpPromotionJoin')).toHaveLength(0);
    expect(server.pathsOf('/wps/promotions/listOwnPromotions')).toHaveLength(0);
    expect(screen.queryByRole('group', { name: 'Where you stand' })).toBeNull();
  });

  it('[OTHER-01] is narrowed to a kind, to where the member stands and to words, all of it in the address', async () => {
    const offered = [promotion('1', 'signUp'), promotion('2', 'cashBack'), promotion('3', 'raffle')];
    server.on('/wps/promotions/listPromotions', () => ({ value: offered }));
    server.on('/wps/promotions/listOwnPromotions', () => ({
      value: [
        { promotionId: '1', status: 'join', reward: null },
        { promotionId: '2', status: 'claim', reward: reward('2', 'claim') },
        { promotionId: '3', status: 'claim', reward: { ...reward('3', 'claim'), kind: 'raffle', isHeld: true } },
      ],
    }));
    enter();
    const { router } = await showPage('/promotions', server.start);
    const filters = async (name: string) => within(await screen.findByRole('group', { name }, patience));
    const namesOf = (group: ReturnType<typeof within>) =>
      group.getAllByRole('button').map(({ textContent }: HTMLElement) => textContent);
    const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click());
    const shows = async (href: string, ...places: string[]) => {
      await waitFor(() => {
        const titles = screen.queryAllByRole('heading', { level: 3, name: /^Promotion \d/ });
        expect(titles.map(({ textContent }) => textContent)).toEqual(places.map((place) => `Promotion ${place}`));
      }, patience);
      expect(router.get().place.href).toBe(href);
    };
    const seek = (text: string): void => {
      fireEvent.change(screen.getByRole('searchbox', { name: 'Search promotions' }), { target: { value: text } });
      fireEvent.submit(screen.getByRole('search', { name: 'Search promotions' }));
    };

    expect(namesOf(await filters('Kinds of promotions'))).toEqual(['All', 'For newcomers', 'Cash-back', 'Draws']);
    await press('Draws');
    await shows('/promotions?group=draw', '3');
    await press('All');
    await shows('/promotions', '1', '2', '3');
    expect(namesOf(await filters('Where you stand'))).toEqual(['Can join1', 'Joined1', 'To claim1']);
    await press(/^To claim/);
    await shows('/promotions?mine=claim', '2');
    await press(/^To claim/);
    await shows('/promotions', '1', '2', '3');
    seek('PROMOTION 3');
    await shows('/promotions?search=PROMOTION+3', '3');
    seek('nothing like it');
    await screen.findByText('No promotion fits', {}, patience);
    await press('Show all promotions');
    await shows('/promotions', '1', '2', '3');
  });

  it('tells a trial account that it needs a real one', async () => {
    enter(4);
    await showPage('/promotions', server.start);
    const button = await (await card(1)).findByRole('button', { name: 'Join' }, patience);
    await act(async () => button.click());
    await screen.findByRole('alertdialog', {}, patience);
    expect(server.pathsOf('/wps/relay/signUpPromotionJoin')).toHaveLength(0);
  });
});

describe('an application', () => {
  beforeEach(async () => {
    server.on('/wps/promotions/listPromotions', () => ({ value: [promotion('1', 'application')] }));
    server.on('/wps/promotions/listOwnPromotions', () => ({
      value: [{ promotionId: '1', status: 'join', reward: null }],
    }));
    enter();
    await showPage('/promotions', server.start);
    const button = await (await card(1)).findByRole('button', { name: 'Apply' }, patience);
    await act(async () => button.click());
    await screen.findByRole('dialog', {}, patience);
  });
  const send = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Apply' });
  const choose = async (...files: File[]) => {
    await act(async () => {
      fireEvent.change(screen.getByLabelText(/^Pictures/), { target: { files } });
    });
  };
  const png = (name: string, bytes = 64) => {
    const head = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
    return new File([Uint8Array.from({ length: bytes }, (_one, at) => head[at] ?? 0)], name, { type: 'image/png' });
  };

  it('[PROMO-03] takes 140 characters and holds back 141', async () => {
    const field = within(screen.getByRole('dialog')).getByRole('textbox');
    fireEvent.change(field, { target: { value: 'x'.repeat(141) } });
    await act(async () => send().click());
    expect(screen.getByText('The comment has more than 140 characters.')).toBeTruthy();
    expect(server.pathsOf('/wps/promotions/createApplication')).toHaveLength(0);
    fireEvent.change(field, { target: { value: 'x'.repeat(140) } });
    server.on('/wps/promotions/createApplication', () => ({ value: reward('1', 'applying') }));
    await act(async () => send().click());
    await waitFor(() => expect(server.pathsOf('/wps/promotions/createApplication')).toHaveLength(1), patience);
  });

  it('[PROMO-01] [PROMO-06] shows three pictures and refuses a fourth', async () => {
    await choose(png('a.png'), png('b.png'), png('c.png'), png('d.png'));
    await screen.findByText('At most 3 pictures.', {}, patience);
    expect(within(screen.getByRole('dialog')).getAllByRole('img')).toHaveLength(3);
  });

  it('[PROMO-04] [PROMO-05] refuses a renamed file and one beyond 5 MB, by name', async () => {
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' });
    await choose(new File(['GIF89a'], 'gif.png', { type: 'image/png' }), large);
    await screen.findByText('gif.png is no PNG or JPG.', {}, patience);
    expect(screen.getByText('large.png is larger than 5 MB.')).toBeTruthy();
    expect(within(screen.getByRole('dialog')).queryAllByRole('img')).toHaveLength(0);
  });
});

it('scrolls to the promotion that an address leads to, and unfolds its terms', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  await showPage('/promotions#campaign-3', server.start);
  const shown = await waitFor(() => {
    const found = document.getElementById('campaign-3');
    expect(found).not.toBeNull();
    return within(found as HTMLElement);
  }, patience);
  expect(shown.getByRole('button', { name: 'Fold the terms' })).toBeTruthy();
  expect(scroll.mock.contexts.map((one) => (one as Element).id)).toContain('campaign-3');
  expect(screen.getAllByRole('button', { name: 'Fold the terms' })).toHaveLength(1);
  scroll.mockRestore();
});

describe('the reward centre', () => {
  it('[MEMBER-10] [MEMBER-17] lists what can be claimed, claims it, and the badge follows', async () => {
    enter();
    server.on('/wps/promotions/listOwnRewards', () => ({
      value: {
        claimable: claimed === 0 ? [reward('6', 'claim')] : [],
        open: claimed === 0 ? [] : [reward('6', 'claimed')],
        past: {
          content: [reward('8', 'issued'), { ...reward('9', 'closed'), publicReason: 'claim_expired' }],
          ...{ pageNum: 1, totalPages: 1, totalRows: 2 },
        },
      },
    }));
    await showPage('/member?page=rewardCenter', server.start);
    await screen.findByRole('heading', { level: 1, name: 'Reward centre' }, patience);
    await screen.findByText('1 reward to claim', {}, patience);
    const button = await screen.findByRole('button', { name: 'Claim' }, patience);
    await act(async () => button.click());
    await screen.findByText('Nothing to claim right now', {}, patience);
    await waitFor(() => expect(screen.queryByText('1 reward to claim')).toBeNull(), patience);
    expect(screen.getByText('Promotion 8')).toBeTruthy();
    expect(screen.getByText('Not claimed in time')).toBeTruthy();
  });

  it('shows the rewards of one kind where an announcement leads to it, and all again', async () => {
    enter();
    server.on('/wps/promotions/listOwnRewards', () => ({
      value: { claimable: [], open: [], past: { content: [], pageNum: 1, totalPages: 1, totalRows: 0 } },
    }));
    await showPage('/member?page=rewardCenter&type=cashBack', server.start);
    await screen.findByText('Only: Cash-back', {}, patience);
    const asked = () => server.pathsOf('/wps/promotions/listOwnRewards').at(-1)?.input['promotionType'];
    expect(asked()).toBe('cashBack');
    await act(async () => screen.getByRole('button', { name: 'Show all rewards' }).click());
    await waitFor(() => expect(asked()).toBeUndefined(), patience);
    expect(screen.queryByText('Only: Cash-back')).toBeNull();
  });

  it('[A190] draws a prize again from the told seed, and says so when something else follows from it', async () => {
    enter();
    const seed = 'b'.repeat(64);
    const commitment = createHash('sha256').update(seed).digest('hex');
    const weights = [1, 1, 1, 1_000_000];
    const word = createHmac('sha256', seed).update('mine:31:0').digest().readUInt32BE(0);
    const place = word % 1_000_003 < 3 ? (word % 1_000_003) + 1 : 4;
    const drawn = (at: number) => ({
      ...{ ...reward('8', 'issued'), id: String(at), kind: 'raffle', prize: `Prize ${at}` },
      draw: { commitment, seed, clientSeed: 'mine', nonce: '31', weights, place: at },
    });
    server.on('/wps/promotions/listOwnRewards', () => ({
      value: {
        ...{ claimable: [], open: [] },
        past: { content: [drawn(place), drawn((place % 4) + 1)], pageNum: 1, totalPages: 1, totalRows: 2 },
      },
    }));
    await showPage('/member?page=rewardCenter', server.start);
    const buttons = await screen.findAllByRole('button', { name: /^Check/ }, patience);
    await act(async () => buttons[0]?.click());
    const dialog = within(await screen.findByRole('dialog', {}, patience));
    await waitFor(() => expect(dialog.getAllByText('Holds')).toHaveLength(2), patience);
    await act(async () => dialog.getByRole('button', { name: 'Close' }).click());
    await act(async () => screen.getAllByRole('button', { name: /^Check/ })[1]?.click());
    await screen.findByText('Does not hold', {}, patience);
  });
});
