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

describe('what others have written', () => {
  it('[A165] stands as the text that it is: a vendor’s name and the name of a game', async () => {
    const name = '<img src=x onerror="alert(1)">';
    const [slots] = testStart().vendors;
    const [card] = slots?.cards ?? [];
    if (slots === undefined || card === undefined) throw new Error('The test start has no vendor.');
    const start = testStart({
      games: { ...games, content: [{ ...dragon, vendorName: `${name} Ltd`, name: { EN: name } }, reef] },
      vendors: [{ ...slots, gameClassify: 'RNG', cards: [{ ...card, name: `${name} Ltd` }] }],
    });
    const { container } = await showPage('/rng', start);
    const [tile] = await screen.findAllByRole('article', {}, patience);
    expect(tile?.textContent).toContain(name);
    expect(
      screen.getAllByRole('button', { name: new RegExp(`${name} Ltd`.replaceAll(/[()]/g, '\\$&')) })[0],
    ).toBeTruthy();
    expect(container.querySelector('[onerror], img[src="x"]')).toBeNull();
  });

  it('[A165] stands so on the page of a closed game too, where the operators’ own notice takes the place of ours', async () => {
    const maintenance = (notice: Record<string, string>) => ({ until: '2026-03-05T12:00:00.000Z', notice });
    const closed = { ...dragon, isAvailable: false };
    await showPage(
      '/rng',
      startWith([
        { ...closed, maintenance: maintenance({ EN: 'Back at <b>noon</b>', CN: '中午恢复' }) },
        { ...closed, nodeId: 'second', maintenance: maintenance({}) },
      ]),
    );
    const [own, usual] = await screen.findAllByRole('article', {}, patience);
    expect(own?.textContent).toContain('Back at <b>noon</b>');
    expect(own?.textContent).not.toContain('Under maintenance');
    expect(usual?.textContent).toContain('Under maintenance');
  });
});

describe('the sub-categories of slots', () => {
  const kinds = {
    JP: 'Jackpots',
    TG: 'Table games',
    AC: 'Arcade',
    SC: 'Scratch cards',
    VP: 'Video poker',
    BG: 'Bingo',
  } as const;
  const gameOf = (subCategory: keyof typeof kinds, at: number) => ({
    ...{ ...dragon, subCategory, nodeId: `${subCategory}${at}`, gameCode: `${subCategory.toLowerCase()}-${at}` },
    name: { EN: `${kinds[subCategory]} ${at}` },
  });
  const all = (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) => [gameOf(kind, 1), gameOf(kind, 2)]);
  const shown = () =>
    screen.queryAllByRole('article').map(({ textContent }) => /[A-Z][a-z ]+ \d/.exec(textContent)?.[0]);

  it.each([
    ['[PROD-05]', 'SC'],
    ['[PROD-06]', 'VP'],
    ['[PROD-07]', 'JP'],
    ['[PROD-08]', 'TG'],
    ['[PROD-09]', 'AC'],
    ['[PROD-10]', 'BG'],
  ] as const)('%s a press on %s leaves its games alone, and the address says so by itself', async (_id, kind) => {
    const own = [`${kinds[kind]} 1`, `${kinds[kind]} 2`];
    await showPage('/rng', startWith([...all, reef]));
    await waitFor(() => expect(screen.getAllByRole('article').length).toBe(13), patience);
    const group = within(screen.getByRole('group', { name: 'Kinds' }));
    fireEvent.click(group.getByRole('button', { name: kinds[kind] }));
    await waitFor(() => expect(shown()).toEqual(own), patience);
    expect(window.location.search).toBe(`?kind=${kind}`);
    cleanup();
    await showPage(`/rng?kind=${kind}`, startWith([...all, reef]));
    await waitFor(() => expect(shown()).toEqual(own), patience);
    fireEvent.click(screen.getByRole('button', { name: kinds[kind], pressed: true }));
    await waitFor(() => expect(screen.getAllByRole('article').length).toBe(13), patience);
    expect(window.location.search).toBe('');
  });

  it('[PROD-10] have no chip without a game, such as bingo where it is not offered', async () => {
    await showPage('/rng', startWith([...all.filter(({ subCategory }) => subCategory !== 'BG'), reef]));
    await screen.findByRole('group', { name: 'Kinds' }, patience);
    expect(screen.getByRole('button', { name: kinds.VP })).toBeTruthy();
    expect(screen.queryByRole('button', { name: kinds.BG })).toBeNull();
  });
});

describe('the filters of a lobby', () => {
  const chip = (name: string) => screen.findByRole('button', { name }, patience);

  it.each([
    ['From ¥1 a spin', 'minBet', { minBet: '1' }, { minBet: '0.99999' }],
    ['25 lines or more', 'lines', { lines: 25 }, { lines: 24 }],
    ['Free play', 'free', { hasFreePlay: true }, { hasFreePlay: false }],
  ] as const)('%s is a press and an address, which show the same', async (name, key, fitting, other) => {
    const start = startWith([
      ...[dragon, reef].map((game) => ({ ...game, ...fitting })),
      { ...dragon, ...other, nodeId: 'other', gameCode: 'other' },
    ]);
    await showPage('/rng', start);
    await waitFor(() => expect(screen.getAllByRole('article').length).toBe(3), patience);
    fireEvent.click(await chip(name));
    await waitFor(() => expect(screen.getAllByRole('article').length).toBe(2), patience);
    expect(window.location.search).toBe(`?${key}=1`);
    cleanup();
    await showPage(`/rng?${key}=1`, start);
    await waitFor(() => expect(screen.getAllByRole('article').length).toBe(2), patience);
    expect((await chip(name)).getAttribute('aria-pressed')).toBe('true');
  });

  it('[ROUTE-23] a vendor is chosen in the rail and among the chips, in lower case in the address', async () => {
    const [slots] = testStart().vendors;
    const [card] = slots?.cards ?? [];
    if (slots === undefined || card === undefined) throw new Error('The test start has no vendor.');
    const cards = [card, { ...card, vassalage: 'NorthBank', name: 'North Bank' }];
    const north = (at: number) => ({ ...reef, vassalage: 'NorthBank', nodeId: `n${at}`, gameCode: `n-${at}` });
    await showPage(
      '/rng',
      testStart({
        games: { ...games, content: [dragon, north(1), north(2)], totalRows: 3 },
        vendors: [{ ...slots, gameClassify: 'RNG', cards }],
      }),
    );
    const rail = within(await screen.findByRole('complementary', { name: 'Vendors' }, patience));
    const [row, chipOf] = rail.getAllByRole('button', { name: /^North Bank/ });
    if (row === undefined || chipOf === undefined) throw new Error('The vendor is not in both.');
    fireEvent.click(row);
    await waitFor(() => expect(screen.getAllByRole('article').length).toBe(2), patience);
    expect(window.location.search).toBe('?vassalage=northbank');
    const [all] = rail.getAllByRole('button', { name: /^All vendors/ });
    fireEvent.click(all!);
    await waitFor(() => expect(screen.getAllByRole('article').length).toBe(3), patience);
    expect(window.location.search).toBe('');
    fireEvent.click(chipOf);
    await waitFor(() => expect(window.location.search).toBe('?vassalage=northbank'), patience);
    expect(chipOf.getAttribute('aria-pressed')).toBe('true');
  });

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
