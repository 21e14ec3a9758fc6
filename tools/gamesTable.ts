import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Fraction } from '../packages/maths/src/fractions/Fraction.ts';
import { houseGames } from '../games/houseGames.ts';
import type { HouseGame } from '../games/engine/src/HouseGame.ts';

/** Two-sided 99.9 % of the normal distribution. */
const z999 = 3.290526731491899;
const defaultRounds = 10_000_000;
/** A fixed seed makes a run repeatable; the interval must hold for nearly every other one too. */
const defaultSeed = 20_260_808;

const catalogue = Object.values(houseGames);

interface Sums {
  rounds: number;
  /** Wins in multiples of the smallest line or way bet, so that they are whole numbers and add up exactly. */
  win: bigint;
  winSquared: bigint;
  hits: number;
  aboveBet: number;
  triggers: number;
  freeSpins: number;
  largest: bigint;
}

interface Job {
  game: string;
  /** What the player decides wherever the game asks. */
  choice: number | undefined;
  rounds: number;
  seed: number;
}

if (process.send === undefined) {
  await main();
} else {
  process.once('message', (job) => process.send!(simulate(job as Job), () => process.disconnect()));
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
  const chosen = catalogue.filter(({ code }) => values.game === undefined || values.game === code);
  if (chosen.length === 0) throw new Error(`--game must be one of ${catalogue.map(({ code }) => code).join(', ')}.`);
  const games = [];
  for (const game of chosen) {
    // A game that leaves something to its player has a return for each answer.
    const choices = game.choice === undefined ? [undefined] : game.choice.names.en.keys();
    for (const choice of choices) games.push(await tableOf({ game, choice, rounds, seed, isQuiet: values.json }));
  }
  console.log(JSON.stringify({ name: 'games:table', games }));
  if (games.some(({ simulated }) => !simulated.isExactInside)) process.exitCode = 1;
}

interface Asked {
  game: HouseGame;
  choice: number | undefined;
  rounds: number;
  seed: number;
  isQuiet: boolean;
}

async function tableOf({ game, choice, rounds, seed, isQuiet }: Asked) {
  const started = performance.now();
  const figures = game.table(choice);
  const processes = Math.max(1, Math.min(availableParallelism(), Math.ceil(rounds / 100_000)));
  const jobs = Array.from({ length: processes }, (_, index) => ({
    game: game.code,
    choice,
    rounds: Math.floor(rounds / processes) + (index < rounds % processes ? 1 : 0),
    seed: seed + index,
  }));
  const sums = (await Promise.all(jobs.map(runInProcess))).reduce(together);

  const scale = Number(game.betUnits);
  const mean = Number(sums.win) / rounds / scale;
  const variance = Number(sums.winSquared) / rounds / scale ** 2 - mean ** 2;
  const halfWidth = z999 * Math.sqrt(variance / rounds);
  const exact = asNumber(figures.total);
  const isInside = Math.abs(mean - exact) <= halfWidth;
  const table = {
    game: game.code,
    version: game.version,
    ...(choice === undefined ? {} : { choice: game.choice?.names.en[choice] }),
    lines: game.lines,
    method: figures.method,
    exact: {
      percent: percent(figures.total, 8),
      numerator: figures.total.numerator.toString(),
      denominator: figures.total.denominator.toString(),
      parts: Object.fromEntries(Object.entries(figures.parts).map(([name, part]) => [name, percent(part, 6)])),
      rates: Object.fromEntries(
        Object.entries(figures.rates).map(([name, rate]) => [name, Number(asNumber(rate).toPrecision(9))]),
      ),
    },
    simulated: {
      rounds,
      seed,
      percent: (mean * 100).toFixed(6),
      interval999: [((mean - halfWidth) * 100).toFixed(6), ((mean + halfWidth) * 100).toFixed(6)],
      isExactInside: isInside,
      hitPercent: ((sums.hits / rounds) * 100).toFixed(3),
      abovePercent: ((sums.aboveBet / rounds) * 100).toFixed(3),
      featureOneIn: sums.triggers === 0 ? null : Number((rounds / sums.triggers).toFixed(2)),
      spinsPerFeature: sums.triggers === 0 ? null : Number((sums.freeSpins / sums.triggers).toFixed(4)),
      standardDeviation: Number(Math.sqrt(variance).toFixed(4)),
      largestWinPerBet: Number(sums.largest) / scale,
      seconds: Number(((performance.now() - started) / 1000).toFixed(1)),
    },
  };
  if (!isQuiet) {
    const taken = table.choice === undefined ? '' : `, ${table.choice}`;
    console.log(
      `${table.game} ${table.version}${taken}: ${table.lines} lines or ways, exact return ${table.exact.percent} %`,
    );
    const parts = Object.entries(table.exact.parts).map(([name, part]) => `${name} ${part} %`);
    console.log(`  ${parts.join(', ')}`);
    console.log(
      `  ${rounds} rounds simulated with seed ${seed}: ${table.simulated.percent} %, 99.9 % interval ${table.simulated.interval999.join(' to ')} %`,
    );
    console.log(`  the exact return is ${isInside ? 'inside' : 'OUTSIDE'} that interval`);
  }
  return table;
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

function simulate({ game, choice, rounds, seed }: Job): Sums {
  const { play, betUnits: bet } = catalogue.find(({ code }) => code === game)!;
  const draw = seededDraw(seed);
  const sums: Sums = {
    rounds,
    win: 0n,
    winSquared: 0n,
    hits: 0,
    aboveBet: 0,
    triggers: 0,
    freeSpins: 0,
    largest: 0n,
  };
  for (let round = 0; round < rounds; round += 1) {
    const { win, spins } = play(draw, bet, choice);
    if (spins.length > 1) {
      sums.triggers += 1;
      sums.freeSpins += spins.length - 1;
    }
    if (win === 0n) continue;
    sums.hits += 1;
    sums.win += win;
    sums.winSquared += win * win;
    if (win > bet) sums.aboveBet += 1;
    if (win > sums.largest) sums.largest = win;
  }
  return sums;
}

function together(a: Sums, b: Sums): Sums {
  return {
    rounds: a.rounds + b.rounds,
    win: a.win + b.win,
    winSquared: a.winSquared + b.winSquared,
    hits: a.hits + b.hits,
    aboveBet: a.aboveBet + b.aboveBet,
    triggers: a.triggers + b.triggers,
    freeSpins: a.freeSpins + b.freeSpins,
    largest: a.largest > b.largest ? a.largest : b.largest,
  };
}

/** xoshiro128**, seeded by splitmix32: fast, repeatable, and good enough for a simulation of this size. */
function seededDraw(seed: number): (n: number) => number {
  let fill = seed >>> 0;
  const next = (): number => {
    fill = (fill + 0x9e3779b9) >>> 0;
    let word = fill;
    word = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    return (word ^ (word >>> 15)) >>> 0;
  };
  let a = next();
  let b = next();
  let c = next();
  let d = next();
  const word = (): number => {
    const scrambled = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return scrambled;
  };
  return (n) => {
    const fairRange = 2 ** 32 - (2 ** 32 % n);
    let drawn = word();
    while (drawn >= fairRange) drawn = word();
    return drawn % n;
  };
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

function asNumber({ numerator, denominator }: Fraction): number {
  return Number((numerator * 10n ** 15n) / denominator) / 1e15;
}

/** Truncated, not rounded: a return is never shown higher than it is. */
function percent({ numerator, denominator }: Fraction, digits: number): string {
  const scaled = ((numerator * 100n * 10n ** BigInt(digits)) / denominator).toString().padStart(digits + 1, '0');
  return `${scaled.slice(0, -digits)}.${scaled.slice(-digits)}`;
}

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw new Error(`${name} must be a whole number from 1, not "${text}".`);
  return Number(text);
}
