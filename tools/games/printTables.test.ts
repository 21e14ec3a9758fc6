import { expect, it } from 'vitest';
import { houseGames } from '../../games/houseGames.ts';
import type { HouseGame, ReturnTable } from '../../games/engine/src/HouseGame.ts';
import { addFractions } from '../../packages/maths/src/fractions/addFractions.ts';
import { printTables } from './printTables.ts';
import { addSums, simulateRounds } from './simulateRounds.ts';
import { tableOf, type Asked } from './tableOf.ts';

const seed = 20_260_808;
const rounds = 3_000;
/** In two parts, as the command has its processes do it. */
const simulate: Asked['simulate'] = async (game, asked) =>
  [0, 1]
    .map((at) => simulateRounds(game, { ...asked, rounds: asked.rounds / 2, seed: asked.seed + at }))
    .reduce(addSums);

async function printed(games: readonly HouseGame[]): Promise<{ code: 0 | 1; lines: string[] }> {
  const lines: string[] = [];
  const print = (line: string): void => void lines.push(line);
  return { code: await printTables({ games, rounds, seed, print, isQuiet: false, simulate }), lines };
}

/** The pool game, whose table is the quickest to count, with a wrong figure in it. */
const planted = (wrong: (table: ReturnTable) => Partial<ReturnTable>): HouseGame => {
  const game = houseGames['treasure-bowl'] as HouseGame;
  return { ...game, table: () => ({ ...game.table(), ...wrong(game.table()) }) };
};

it('each game’s exact return is inside the interval of a few thousand rounds', { timeout: 60_000 }, async () => {
  const { code, lines } = await printed(Object.values(houseGames) as HouseGame[]);
  expect([code, lines.filter((line) => line.includes('OUTSIDE'))]).toEqual([0, []]);
  const { games } = JSON.parse(lines.at(-1) ?? '') as { games: { game: string }[] };
  expect(new Set(games.map(({ game }) => game))).toEqual(new Set(Object.keys(houseGames)));
});

it('the pool game’s return with its jackpot is an exact fraction, and how often it is won is simulated', async () => {
  const game = houseGames['treasure-bowl'] as HouseGame;
  const figures = game.table();
  const { exact, simulated } = await tableOf({ game, choice: undefined, rounds, seed, simulate });
  const { ways, coins, jackpotContribution, jackpotSeed } = figures.parts;
  const whole = [ways, coins, jackpotContribution, jackpotSeed].map((part) => part!).reduce(addFractions);
  expect([exact.withJackpot?.numerator, exact.withJackpot?.denominator].map((text) => BigInt(text ?? 0))).toEqual([
    whole.numerator,
    whole.denominator,
  ]);
  expect(simulated.grand?.isExactInside).toBe(true);
  // Every round of this one wins it, and so the simulated rate must say.
  const lucky: HouseGame = { ...game, play: (draw, bet) => ({ ...game.play(draw, bet), isGrand: true }) };
  const { simulated: other } = await tableOf({ game: lucky, choice: undefined, rounds, seed, simulate });
  expect(other.grand).toMatchObject({ won: rounds, rate: 1, isExactInside: false });
});

it('ends with code 1 if the return or the chance of the jackpot is another than that of the rounds', async () => {
  const twice = (one: ReturnTable['total']): ReturnTable['total'] => addFractions(one, one);
  expect((await printed([planted(({ total }) => ({ total: twice(total) }))])).code).toBe(1);
  const often = planted(({ total }) => ({ withJackpot: { total, chance: { numerator: 1n, denominator: 10n } } }));
  expect((await printed([often])).code).toBe(1);
});
