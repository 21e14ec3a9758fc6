import { expect, it } from 'vitest';
import { fitsLobby } from './fitsLobby.ts';
import { lobbyOrder } from './lobbyOrder.ts';

const game = {
  ...{ gameClassify: 'RNG', vassalage: 'PP', gameCode: 'amber', name: { EN: 'Amber', CN: '琥珀' } },
  ...{ subCategory: 'JP', minBet: 100_000n, lines: 25, hasFreePlay: true },
};

it('lets a game through that passes every filter, and none that fails one of them', () => {
  const all = {
    ...{ gameClassify: 'RNG', vassalage: 'pp', search: 'hp', kind: 'JP' },
    ...({ minBet: true, lines: true, free: true } as const),
  };
  expect(fitsLobby({})(game)).toBe(true);
  expect(fitsLobby(all)(game)).toBe(true);
  const others = [
    ...[{ gameClassify: 'FISH' }, { vassalage: 'ppx' }, { gameCode: 'x', name: { EN: 'Other' } }, { subCategory: '' }],
    ...[{ minBet: 99_999n }, { lines: 24 }, { hasFreePlay: false }],
  ];
  for (const other of others)
    expect(fitsLobby(all)({ ...game, ...other }), JSON.stringify(Object.keys(other))).toBe(false);
});

it('takes a vendor by its code or by that in lower case', () => {
  expect(['PP', 'pp', 'Pp'].map((vassalage) => fitsLobby({ vassalage })(game))).toEqual([true, true, false]);
});

it('orders by the name of a language, and leaves the order alone otherwise', () => {
  const games = [{ name: { EN: 'Zebra', CN: '斑马' } }, game];
  expect(lobbyOrder(games, {})).toBe(games);
  expect(lobbyOrder(games, { sort: 'name' })).toEqual([game, games[0]]);
  expect(lobbyOrder(games, { sort: 'name', language: 'CN' })).toEqual(games);
});
