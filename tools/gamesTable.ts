import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { houseGames } from '../games/houseGames.ts';
import type { HouseGame } from '../games/engine/src/HouseGame.ts';
import { printTables } from './games/printTables.ts';
import { addSums, simulateRounds, type Simulation, type Sums } from './games/simulateRounds.ts';

const defaultRounds = 10_000_000;
/** A fixed seed makes a run repeatable; the interval must hold for nearly every other one too. */
const defaultSeed = 20_260_808;

const catalogue = Object.values(houseGames);

type Job = Simulation & { game: string };

if (process.send === undefined) {
  await main();
} else {
  process.once('message', (message) => {
    const { game, ...simulation } = message as Job;
    const { play, betUnits } = catalogue.find(({ code }) => code === game)!;
    process.send!(simulateRounds({ play, betUnits }, simulation), () => process.disconnect());
  });
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      rounds: { type: 'string', default: String(defaultRounds) },
      seed: { type: 'string', default: String(defaultSeed) },
      game: { type: 'string' },
    },
  });
  const rounds = wholeNumber('--rounds', values.rounds);
  const seed = wholeNumber('--seed', values.seed);
  const games = catalogue.filter(({ code }) => values.game === undefined || values.game === code);
  if (games.length === 0) throw new Error(`--game must be one of ${catalogue.map(({ code }) => code).join(', ')}.`);
  const print = (line: string): void => console.log(line);
  process.exitCode = await printTables({ games, rounds, seed, print, isQuiet: values.json, simulate });
}

async function simulate({ code }: HouseGame, { choice, rounds, seed }: Simulation): Promise<Sums> {
  const processes = Math.max(1, Math.min(availableParallelism(), Math.ceil(rounds / 100_000)));
  const jobs = Array.from({ length: processes }, (_, index) => ({
    game: code,
    choice,
    rounds: Math.floor(rounds / processes) + (index < rounds % processes ? 1 : 0),
    seed: seed + index,
  }));
  return (await Promise.all(jobs.map(runInProcess))).reduce(addSums);
}

/** One process per core: worker threads of Node 20 do not inherit the TypeScript loader. */
function runInProcess(job: Job): Promise<Sums> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), { serialization: 'advanced' });
    child.once('message', (sums) => resolve(sums as Sums));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`A simulation ended with code ${code} without a result.`)));
    child.send(job);
  });
}

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw new Error(`${name} must be a whole number from 1, not "${text}".`);
  return Number(text);
}
