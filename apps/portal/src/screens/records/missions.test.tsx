// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAlert } from '../../alert.ts';
import { closeLayer } from '../../layer.ts';
import { endSession } from '../../session.ts';
import { fakeServer, playerInfo, type FakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/showPage.tsx';

const patience = { timeout: 60_000 };
const pageOf = (content: readonly unknown[]) => ({ content, pageNum: 1, totalPages: 1, totalRows: content.length });
const goal = { period: 'day', fact: 'validBet', amount: '100', times: 0, classify: null, after: null };
const mission = {
  ...{ id: '1', title: 'Warm-up', summary: 'Stake 100', goal, doneAmount: '40', doneTimes: 0, reward: '2' },
  ...{ currency: 'CNY', multiple: 0, days: 7, status: 'signedUp', isHeld: false, endsAt: '2026-03-05T16:00:00.000Z' },
};
const summary = {
  ...{ day: '2026-03-05', isCheckedIn: false, count: 1 },
  missions: [
    mission,
    { ...mission, id: '2', title: 'Done', doneAmount: '100', status: 'claim' },
    { ...mission, id: '3', title: 'Later', goal: { ...goal, after: '1' }, doneAmount: '0', status: 'comingSoon' },
  ],
};
const reward = {
  ...{ id: '9', promotionId: '2', kind: 'mission', title: 'Done', status: 'issued', amount: '2', currency: 'CNY' },
  ...{ prize: null, multiple: 0, days: 7, isHeld: false, publicReason: '', claimBy: null },
  ...{ rounds: null, draw: null, share: null },
  ...{ createdAt: '2026-03-05T09:00:00.000Z', updatedAt: '2026-03-05T09:00:00.000Z' },
};
const referral = {
  ...{ code: 'ABCD2345', currency: 'CNY', joined: 2, qualified: 1, claimable: 1, earned: '18' },
  terms: {
    ...{ promotionId: '5', minimum: '100', turnover: '500', multiple: 1, days: 14, endsAt: null },
    tiers: [
      { from: 1, amount: '18' },
      { from: 5, amount: '28' },
    ],
  },
  page: pageOf([
    {
      ...{ rewardId: '31', promotionId: '5', player: 'fr***nd', joinedAt: '2026-03-05T09:00:00.000Z' },
      ...{ status: 'claim', isHeld: false, amount: '18', claimBy: '2026-04-04T09:00:00.000Z' },
    },
  ]),
};

let server: FakeServer;
beforeAll(() =>
  Promise.all([
    import('./MemberScreen.tsx'),
    import('./MissionLeaderboard.tsx'),
    import('./Referral.tsx'),
    import('./RewardCenter.tsx'),
    import('../../components/MemberArea.tsx'),
    import('../../components/OpenLayer.tsx'),
  ]),
);
beforeEach(async () => {
  sessionStorage.clear();
  sessionStorage.setItem('token', 'a'.repeat(43));
  sessionStorage.setItem('userInfo', JSON.stringify(playerInfo));
  server = await fakeServer();
  server.on('/wps/missions/summary', () => ({ value: summary }));
  server.on('/wps/promotions/getReferral', () => ({ value: referral }));
  server.on('/wps/promotions/getRewardCount', () => ({ value: { count: 0 } }));
  server.on('/wps/messages/getUnreadCount', () => ({ value: { count: 0 } }));
});
afterEach(() => {
  act(closeLayer);
  act(closeAlert);
  endSession('loggedOut');
  cleanup();
  vi.unstubAllGlobals();
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, patience);
const tab = (name: string) => screen.getByRole('tab', { name });

describe('missionLeaderboard', () => {
  it('[MEMBER-12] [MEMBER-15] shows the missions with their progress, and their count in the menu until they are claimed', async () => {
    let news: unknown = summary;
    server.on('/wps/missions/summary', () => ({ value: news }));
    server.on('/wps/missions/claim', () => {
      news = { ...summary, count: 0, missions: [{ ...summary.missions[1], status: 'issued' }] };
      return { value: reward };
    });
    await showPage('/member?page=missionLeaderboard');
    await heading('Missions');
    expect(await screen.findByText('¥40.00 of ¥100.00', {}, patience)).toBeTruthy();
    expect(screen.getByText('After “Warm-up”')).toBeTruthy();
    const menu = within(screen.getByRole('navigation', { name: 'Member centre' }));
    expect(menu.getByText('1 mission reward to claim')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Claim.*Done$/ }));
    await waitFor(() =>
      expect(server.pathsOf('/missions/claim').map(({ input }) => input['missionId'])).toEqual(['2']),
    );
    await waitFor(() => expect(menu.queryByText(/mission reward/)).toBeNull());
  });

  it('checks in once, and says so', async () => {
    server.on('/wps/missions/checkIn', () => ({ value: { ...summary, isCheckedIn: true } }));
    await showPage('/member?page=missionLeaderboard');
    fireEvent.click(await screen.findByRole('button', { name: 'Check in' }, patience));
    expect(await screen.findByText('You have checked in today')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull();
  });

  it('[MEMBER-12] [OTHER-05] [PROD-11] shows the ranks with the own place, and another stretch of time when it is asked for', async () => {
    server.on('/wps/missions/leaderboard', ({ period }) => ({
      value: {
        ...{ currency: 'CNY', from: '2026-03-04T16:00:00.000Z', until: '2026-03-05T16:00:00.000Z' },
        rows: [
          { place: 1, player: 'wa***g8', validBet: period === 'week' ? '900' : '60', rounds: 4, isOwn: false },
          { place: 2, player: 'pl***r1', validBet: '40', rounds: 2, isOwn: true },
        ],
        own: { place: 2, validBet: '40' },
      },
    }));
    await showPage('/member?page=missionLeaderboard');
    await heading('Missions');
    fireEvent.mouseDown(tab('Leaderboard'));
    expect(await screen.findByText('wa***g8', {}, patience)).toBeTruthy();
    expect(screen.getByText('Your place').nextElementSibling?.textContent).toBe('2');
    expect(server.pathsOf('/missions/leaderboard')[0]?.input).toEqual({ period: 'day', limitNum: '80' });
    fireEvent.click(screen.getByRole('radio', { name: 'This week' }));
    expect(await screen.findByText('¥900.00')).toBeTruthy();
  });

  it('[OTHER-04] [CALL-47] [PROD-11] lists the winners that the server tells, eighty at most', async () => {
    server.on('/wps/relay/winnerBoard', () => ({
      value: [
        {
          vo: {
            ...{ player: 'an***ie', gameName: { EN: 'Dragon Eight', CN: '龙八' }, vassalage: 'studio' },
            ...{
              gameCode: 'dragon-eight',
              image: '',
              winAmount: '88.8',
              currency: 'CNY',
              at: '2026-03-05T09:00:00.000Z',
            },
          },
        },
      ],
    }));
    await showPage('/member?page=missionLeaderboard');
    await heading('Missions');
    fireEvent.mouseDown(tab('Winners'));
    expect(await screen.findByText('an***ie', {}, patience)).toBeTruthy();
    expect(screen.getByText('Dragon Eight')).toBeTruthy();
    expect(screen.getByText('¥88.80')).toBeTruthy();
    expect(server.pathsOf('/winnerBoard').at(-1)?.input).toMatchObject({ gameCategory: 'ALL', limitNum: '80' });
  });

  it('says what went wrong and asks again, and what it is when there is none', async () => {
    let isDown = true;
    server.on('/wps/missions/summary', () =>
      isDown ? { code: 'unknown_error', status: 500 } : { value: { ...summary, count: 0, missions: [] } },
    );
    await showPage('/member?page=missionLeaderboard');
    expect(await screen.findByText('The missions could not be loaded', {}, patience)).toBeTruthy();
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No missions at the moment', {}, patience)).toBeTruthy();
  });
});

describe('the boards', () => {
  beforeEach(() => {
    /* Only a page that is looked at asks again. */
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** The masked names on the board, from the top. */
  const players = () => screen.getAllByText(/^\w\w\*{3}\w\w$/).map(({ textContent }) => textContent);
  async function show(board: string): Promise<void> {
    await showPage('/member?page=missionLeaderboard');
    await heading('Missions');
    fireEvent.mouseDown(tab(board));
    await screen.findByText('wa***g8', {}, patience);
    expect(players()).toEqual(['wa***g8']);
  }

  it('[OTHER-05] [CALL-43] shows by the next look, unasked, who has taken a place on the leaderboard', async () => {
    const row = (place: number, player: string) => ({ place, player, validBet: '60', rounds: 4, isOwn: false });
    let rows = [row(1, 'wa***g8')];
    server.on('/wps/missions/leaderboard', () => ({
      value: {
        ...{ currency: 'CNY', from: '2026-03-04T16:00:00.000Z', until: '2026-03-05T16:00:00.000Z' },
        ...{ rows, own: { place: null, validBet: '0' } },
      },
    }));
    await show('Leaderboard');
    rows = [row(1, 'ne***w1'), row(2, 'wa***g8')];
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    await waitFor(() => expect(players()).toEqual(['ne***w1', 'wa***g8']), patience);
  });

  it('[OTHER-04] shows by the next look, unasked, who has won since', async () => {
    const won = (player: string) => ({
      vo: {
        ...{ player, gameName: { EN: 'Reef', CN: '珊瑚' }, vassalage: 'studio', gameCode: 'reef', image: '' },
        ...{ winAmount: '88.8', currency: 'CNY', at: '2026-03-05T09:00:00.000Z' },
      },
    });
    let wins = [won('wa***g8')];
    server.on('/wps/relay/winnerBoard', () => ({ value: wins }));
    await show('Winners');
    wins = [won('ne***w1'), won('wa***g8')];
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    await waitFor(() => expect(players()).toEqual(['ne***w1', 'wa***g8']), patience);
  });
});

describe('referral', () => {
  it('[MEMBER-11] [PROD-13] shows link, code to scan, tiers and who came, and claims the reward of one of them', async () => {
    server.on('/wps/relay/signUpPromotionReward', () => ({ value: { ...reward, kind: 'referral', amount: '18' } }));
    await showPage('/member?page=referral');
    await heading('Bring a friend');
    expect(await screen.findByText(`${location.origin}/register?referralCode=ABCD2345`, {}, patience)).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Your link as a code to scan' })).toBeTruthy();
    expect(screen.getByText('From friend 5 on').nextElementSibling?.textContent).toBe('¥28.00');
    expect(screen.getByText('fr***nd')).toBeTruthy();
    expect(screen.getByText(/^Claim by .*04/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Claim.*nd$/ }));
    await waitFor(() =>
      expect(server.pathsOf('/signUpPromotionReward')[0]?.input).toMatchObject({ promotionId: '5', rewardId: '31' }),
    );
  });

  it('keeps the link where no referral is open', async () => {
    server.on('/wps/promotions/getReferral', () => ({ value: { ...referral, terms: null, page: pageOf([]) } }));
    await showPage('/member?page=referral');
    expect(await screen.findByText('No referral reward at the moment', {}, patience)).toBeTruthy();
    expect(screen.getByText('Nobody has come yet')).toBeTruthy();
  });
});

describe('rewardCenter', () => {
  it('[MEMBER-19] a draw that waits is a red envelope, which is opened once and tells in words what was inside', async () => {
    const draw = {
      ...reward,
      id: '12',
      promotionId: '8',
      kind: 'raffle',
      title: 'Lucky draw',
      status: 'claim',
      amount: null,
    };
    let claimable: unknown[] = [draw];
    server.on('/wps/promotions/listOwnRewards', () => ({ value: { claimable, open: [], past: pageOf([]) } }));
    server.on('/wps/relay/raffleClaim', () => {
      claimable = [];
      return { value: { ...draw, status: 'issued', amount: '18', prize: 'Third prize' } };
    });
    await showPage('/member?page=rewardCenter');
    expect(await screen.findByText('Red envelope', {}, patience)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Open.*Lucky draw$/ }));
    expect((await screen.findAllByText('Third prize: ¥18.00', {}, patience)).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByText('Red envelope')).toBeNull());
    expect(server.pathsOf('/raffleClaim')).toHaveLength(1);
  });

  it('[MEMBER-10] claims all that waits one after the other, and says what became of each', async () => {
    const waiting = { ...reward, kind: 'cashBack', status: 'claim' };
    const held = { ...waiting, id: '24', title: 'Looked at', isHeld: true };
    const envelope = { ...waiting, id: '25', title: 'Lucky draw', kind: 'raffle', amount: null };
    const named = ['Monday', 'Tuesday', 'Wednesday'].map((title, at) => ({ ...waiting, id: `2${at + 1}`, title }));
    let claimable: unknown[] = [...named, held, envelope];
    server.on('/wps/promotions/listOwnRewards', () => ({ value: { claimable, open: [], past: pageOf([]) } }));
    let answerFirst = (): void => undefined;
    const first = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    server.on('/wps/relay/signUpPromotionReward', async ({ rewardId }) => {
      if (rewardId === '21') await first;
      claimable = claimable.filter((one) => (one as { id: string }).id !== rewardId);
      return rewardId === '22'
        ? { code: 'promotion_closed' }
        : { value: { ...waiting, status: 'issued', amount: '2' } };
    });
    const claimed = () => server.pathsOf('/signUpPromotionReward').map(({ input }) => input['rewardId']);
    await showPage('/member?page=rewardCenter');
    fireEvent.click(await screen.findByRole('button', { name: 'Claim all' }, patience));
    await waitFor(() => expect(claimed()).toEqual(['21']), patience);
    expect(screen.getByRole('button', { name: 'Claim all' })).toHaveProperty('disabled', true);
    act(answerFirst);
    const results = () =>
      within(screen.getByRole('list', { name: 'What became of each' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(results()).toHaveLength(3), patience);
    expect(results()).toEqual([
      'Monday: ¥2.00 is in your balance',
      'Tuesday: This promotion is not open.',
      'Wednesday: ¥2.00 is in your balance',
    ]);
    expect(claimed()).toEqual(['21', '22', '23']);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Claim all' })).toBeNull(), patience);
    expect(screen.getByText('Looked at')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Open.*Lucky draw$/ })).toBeTruthy();
  });
});
