// @vitest-environment happy-dom
import { localText } from '@baize/contract/localText';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { enterAs } from '../../testing/enterAs.ts';
import { fakeServer } from '../../testing/fakeServer.ts';
import { endSession } from '../../session.ts';
import { answerCalls } from '../../testing/answerCalls.ts';
import { showPage } from '../../testing/showPage.tsx';
import { testStart } from '../../testing/testStart.ts';

const patience = { timeout: 60_000 };
const { games } = testStart();
const [dragon, reef] = games.content;
if (dragon === undefined || reef === undefined) throw new Error('The test start has no games.');
const startWith = (content: typeof games.content) =>
  testStart({ games: { ...games, content, totalRows: content.length, totalPages: 1 } });
const wide = (name: string) => screen.findByRole('region', { name }, patience);

const nameOf = ({ name }: typeof dragon): string => localText(name, 'EN');

beforeAll(() => Promise.all([import('../../components/WideGame.tsx'), import('./HotSlots.tsx')]));
beforeEach(() => {
  sessionStorage.clear();
  answerCalls({});
});
afterEach(() => {
  endSession('loggedOut');
  cleanup();
  vi.unstubAllGlobals();
});

describe('a lobby of one game', () => {
  it('opens with all that is known of it, and the ways in', async () => {
    await showPage('/rng', startWith([{ ...dragon, returnToPlayerBps: 9612, lines: 20, hasFreePlay: true }]));
    const card = within(await wide(nameOf(dragon)));
    expect(card.getByText('96.12%')).toBeTruthy();
    expect(card.getByText('Lines').nextElementSibling?.textContent).toBe('20');
    expect(card.getByText('Bet per spin').nextElementSibling?.textContent).toMatch(/\d to .*\d/);
    const play = card.getByRole('link', { name: new RegExp(`^Play now.*${nameOf(dragon)}$`) });
    expect(play.getAttribute('href')).toContain(`gameCode=${dragon.gameCode}`);
    expect(card.getByRole('button', { name: new RegExp(`^Try for fun.*${nameOf(dragon)}$`) })).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('says that it is closed and has no way in then', async () => {
    await showPage('/rng', startWith([{ ...dragon, isAvailable: false, hasFreePlay: true }]));
    const card = within(await wide(nameOf(dragon)));
    expect(card.getByText('Under maintenance')).toBeTruthy();
    expect(card.queryByRole('link')).toBeNull();
    expect(card.queryByRole('button', { name: /Try for fun/ })).toBeNull();
  });

  it('is also what a search leaves of more', async () => {
    await showPage(`/rng?search=${encodeURIComponent(nameOf(reef))}`, startWith([dragon, reef]));
    expect(await wide(nameOf(reef))).toBeTruthy();
  });
});

describe('a lobby of more games', () => {
  it('has a tile for each', async () => {
    await showPage('/rng', startWith([dragon, reef]));
    expect((await screen.findAllByRole('article', {}, patience)).length).toBe(2);
    expect(screen.queryByRole('region', { name: nameOf(dragon) })).toBeNull();
  });
});

describe('the filters of a lobby', () => {
  const chip = (name: string) => screen.findByRole('button', { name }, patience);

  it('show what is played most, to guests too, and leave it with another press', async () => {
    answerCalls({ '/lgw/games/gameHot': { list: [reef] } });
    await showPage('/rng', startWith([dragon, reef]));
    fireEvent.click(await chip('Most played'));
    await waitFor(() => expect(screen.getAllByRole('article').length).toBe(1), patience);
    expect(window.location.search).toContain('hot=1');
    fireEvent.click(await chip('Most played'));
    await waitFor(() => expect(screen.getAllByRole('article').length).toBe(2), patience);
  });

  it('offer free play only where a game has it', async () => {
    const [plain, tried] = [
      { ...dragon, hasFreePlay: false },
      { ...reef, hasFreePlay: true },
    ];
    await showPage('/rng', startWith([plain, tried, { ...plain, nodeId: 'third' }]));
    fireEvent.click(await chip('Free play'));
    await waitFor(() => expect(screen.queryAllByRole('article').length).toBe(0), patience);
    expect(await wide(nameOf(reef))).toBeTruthy();
  });
});

describe('the vendors of a category', () => {
  it.each(['LOTT', 'ELOTT'] as const)(
    '[GAME-03] lead from a card of %s to the lotteries with its game',
    async (category) => {
      enterAs('member', await fakeServer());
      const [slots] = testStart().vendors;
      const [card] = slots?.cards ?? [];
      if (slots === undefined || card === undefined) throw new Error('The test start has no vendor.');
      const cards = [
        { ...card, vassalage: 'one', name: 'One-minute SSC', gameCode: 'ssc-1', gameType: category },
        { ...card, vassalage: 'two', name: 'Two-minute PK10', gameCode: 'pk10-2', gameType: category },
      ];
      await showPage(
        `/${category.toLowerCase()}`,
        testStart({ vendors: [{ ...slots, gameClassify: category, cards }] }),
      );
      const lobby = within(await screen.findByRole('main', {}, patience));
      fireEvent.click(await lobby.findByRole('link', { name: 'Two-minute PK10' }, patience));
      await waitFor(
        () => expect(window.location.pathname + window.location.search).toBe('/lottery?gameCode=pk10-2'),
        patience,
      );
    },
  );

  it('are found by the address, by marked letters without their marks and by the initials of Chinese names', async () => {
    const [slots] = testStart().vendors;
    const [card] = slots?.cards ?? [];
    if (slots === undefined || card === undefined) throw new Error('The test start has no vendor.');
    const cards = [
      { ...card, vassalage: 'east', name: '东方真人', gameType: 'LIVE' },
      { ...card, vassalage: 'song', name: 'Sòng Live', gameType: 'LIVE' },
    ];
    const { router } = await showPage(
      '/live?search=df',
      testStart({ vendors: [{ ...slots, gameClassify: 'LIVE', cards }] }),
    );
    /* The vendors stand in the footer too. */
    const lobby = within(await screen.findByRole('main', {}, patience));
    expect(await lobby.findByRole('link', { name: '东方真人' }, patience)).toBeTruthy();
    expect(lobby.queryByRole('link', { name: 'Sòng Live' })).toBeNull();
    fireEvent.change(lobby.getByRole('searchbox', { name: 'Search in Live casino' }), { target: { value: 'song' } });
    expect(await lobby.findByRole('link', { name: 'Sòng Live' }, patience)).toBeTruthy();
    expect(router.get().place.href).toBe('/live?search=song');
  });
});
