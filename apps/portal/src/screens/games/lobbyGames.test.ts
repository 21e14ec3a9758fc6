import type { Game } from '../../components/useOpenGame.ts';
import { describe, expect, it } from 'vitest';
import { lobbyGames } from './lobbyGames.ts';

const game = (gameCode: string, changes: Partial<Game>): Game => ({
  nodeId: gameCode,
  vassalage: 'studio',
  vendorName: 'Studio',
  gameCode,
  gameClassify: 'RNG',
  name: { EN: gameCode, CN: gameCode },
  image: '',
  badge: '',
  lines: 10,
  minBet: 10_000n,
  maxBet: 100_000_000n,
  returnToPlayerBps: 9600,
  hasFreePlay: false,
  subCategory: '',
  isAvailable: true,
  maintenance: null,
  ...changes,
});
const games = [
  game('zebra', { lines: 25, minBet: 100_000n, name: { EN: 'Zebra', CN: '斑马' } }),
  game('amber', { lines: 24, minBet: 99_999n, vassalage: 'PP', name: { EN: 'Amber', CN: '琥珀' } }),
];
const codes = (search: Parameters<typeof lobbyGames>[1], language: 'CN' | 'EN' = 'EN') =>
  lobbyGames(games, search, language).map(({ gameCode }) => gameCode);

describe('the slot lobby', () => {
  it('[CONST-25] filters to a smallest bet of one yuan or more', () => {
    expect(codes({ minBet: true })).toEqual(['zebra']);
  });

  it('shows one kind of slots', () => {
    const jackpot = game('pool', { subCategory: 'JP' });
    expect(lobbyGames([...games, jackpot], { kind: 'JP' }, 'EN')).toEqual([jackpot]);
  });

  it('[CONST-26] filters to 25 lines or more', () => {
    expect(codes({ lines: true })).toEqual(['zebra']);
  });

  it('filters to games that can be tried with play money', () => {
    const tried = game('tried', { hasFreePlay: true });
    expect(lobbyGames([...games, tried], { free: true }, 'EN')).toEqual([tried]);
  });

  it('[ROUTE-23] shows the vendor that the address names in lower case', () => {
    expect(codes({ vassalage: 'pp' })).toEqual(['amber']);
  });

  it('finds names in either language, whatever the case', () => {
    expect(codes({ search: 'ZEB' })).toEqual(['zebra']);
    expect(codes({ search: '琥' })).toEqual(['amber']);
    expect(codes({ search: 'nothing' })).toEqual([]);
  });

  it('finds Chinese names by the first letters of their pinyin, and marked letters without their marks', () => {
    expect(codes({ search: 'bm' })).toEqual(['zebra']);
    expect(codes({ search: 'HP' })).toEqual(['amber']);
    const dragon = game('dragon', { name: { EN: 'Rồng Đông', CN: '东龙' } });
    for (const text of ['rong dong', 'RỒNG', 'đong', 'dl'])
      expect(lobbyGames([...games, dragon], { search: text }, 'EN')).toEqual([dragon]);
  });

  it('keeps the order of popularity, or sorts by the name shown', () => {
    expect(codes({})).toEqual(['zebra', 'amber']);
    expect(codes({ sort: 'name' })).toEqual(['amber', 'zebra']);
    expect(codes({ sort: 'name' }, 'CN')).toEqual(['zebra', 'amber']);
  });
});
