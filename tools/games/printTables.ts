import type { HouseGame } from '../../games/engine/src/HouseGame.ts';
import { tableOf, type Asked, type GameTable } from './tableOf.ts';

type Options = Pick<Asked, 'rounds' | 'seed' | 'simulate'> & {
  games: readonly HouseGame[];
  print(line: string): void;
  /** Nothing but the line of JSON. */
  isQuiet: boolean;
};

/** Prints each game's table; the exit code is 1 if an exact figure is outside the interval of its simulation. */
export async function printTables({ games, print, isQuiet, ...asked }: Options): Promise<0 | 1> {
  const tables: GameTable[] = [];
  for (const game of games) {
    // A game that leaves something to its player has a return for each answer.
    const choices = game.choice === undefined ? [undefined] : game.choice.names.en.keys();
    for (const choice of choices) {
      const table = await tableOf({ game, choice, ...asked });
      if (!isQuiet) for (const line of linesOf(table)) print(line);
      tables.push(table);
    }
  }
  print(JSON.stringify({ name: 'games:table', games: tables }));
  const isInside = tables.every(
    ({ simulated: { isExactInside, grand } }) => isExactInside && grand?.isExactInside !== false,
  );
  return isInside ? 0 : 1;
}

function linesOf({ game, version, choice, lines, exact, simulated }: GameTable): string[] {
  const { grand } = simulated;
  const taken = choice === undefined ? '' : `, ${choice}`;
  const parts = Object.entries(exact.parts).map(([name, part]) => `${name} ${part} %`);
  const where = (isInside: boolean): string => (isInside ? 'inside' : 'OUTSIDE');
  return [
    `${game} ${version}${taken}: ${lines} lines or ways, exact return ${exact.percent} %`,
    `  ${parts.join(', ')}`,
    ...(exact.withJackpot === undefined
      ? []
      : [
          `  with the jackpot ${exact.withJackpot.percent} %: ${exact.withJackpot.numerator}/${exact.withJackpot.denominator}`,
        ]),
    `  ${simulated.rounds} rounds simulated with seed ${simulated.seed}: ${simulated.percent} %, 99.9 % interval ${simulated.interval999.join(' to ')} %`,
    `  the exact return is ${where(simulated.isExactInside)} that interval`,
    ...(grand === undefined
      ? []
      : [
          `  the jackpot was won ${grand.won} times, 99.9 % interval of its rate ${grand.interval999.map((rate) => rate.toExponential(4)).join(' to ')}`,
          `  its exact chance, ${grand.exact.toExponential(4)}, is ${where(grand.isExactInside)} that interval`,
        ]),
  ];
}
