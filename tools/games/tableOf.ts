import type { HouseGame } from '../../games/engine/src/HouseGame.ts';
import type { Fraction } from '../../packages/maths/src/fractions/Fraction.ts';
import type { Simulation, Sums } from './simulateRounds.ts';

/** Two-sided 99.9 % of the normal distribution. */
const z999 = 3.290526731491899;

export interface Asked extends Simulation {
  game: HouseGame;
  /** Plays the rounds, in as many processes as it likes. */
  simulate(game: HouseGame, simulation: Simulation): Promise<Sums>;
}

/** A game's exact return beside what as many simulated rounds came to. */
export async function tableOf({ game, choice, rounds, seed, simulate }: Asked) {
  const started = performance.now();
  const figures = game.table(choice);
  const sums = await simulate(game, { choice, rounds, seed });

  const scale = Number(game.betUnits);
  const mean = Number(sums.win) / rounds / scale;
  const variance = Number(sums.winSquared) / rounds / scale ** 2 - mean ** 2;
  const halfWidth = z999 * Math.sqrt(variance / rounds);
  const exact = asNumber(figures.total);
  return {
    game: game.code,
    version: game.version,
    ...(choice === undefined ? {} : { choice: game.choice?.names.en[choice] }),
    lines: game.lines,
    method: figures.method,
    exact: {
      ...told(figures.total),
      ...(figures.withJackpot === undefined ? {} : { withJackpot: told(figures.withJackpot.total) }),
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
      isExactInside: Math.abs(mean - exact) <= halfWidth,
      ...(figures.withJackpot === undefined ? {} : { grand: grandOf(sums, asNumber(figures.withJackpot.chance)) }),
      hitPercent: ((sums.hits / rounds) * 100).toFixed(3),
      abovePercent: ((sums.aboveBet / rounds) * 100).toFixed(3),
      featureOneIn: sums.triggers === 0 ? null : Number((rounds / sums.triggers).toFixed(2)),
      spinsPerFeature: sums.triggers === 0 ? null : Number((sums.freeSpins / sums.triggers).toFixed(4)),
      standardDeviation: Number(Math.sqrt(variance).toFixed(4)),
      largestWinPerBet: Number(sums.largest) / scale,
      seconds: Number(((performance.now() - started) / 1000).toFixed(1)),
    },
  };
}

export type GameTable = Awaited<ReturnType<typeof tableOf>>;

/** How often the progressive jackpot was won, with the exact interval of a count of rare events: 0.05 % on either side. */
function grandOf({ grands, rounds }: Sums, exact: number) {
  const tail = 0.0005;
  const least = grands === 0 ? 0 : meanWhere((mean) => 1 - atMost(grands - 1, mean) < tail, grands);
  const most = meanWhere((mean) => atMost(grands, mean) > tail, grands);
  return {
    won: grands,
    rate: grands / rounds,
    interval999: [least / rounds, most / rounds],
    exact,
    isExactInside: exact * rounds >= least && exact * rounds <= most,
  };
}

/** The mean up to which this holds, which is not far beyond the count. */
function meanWhere(holds: (mean: number) => boolean, count: number): number {
  let [low, high] = [0, 2 * count + 50];
  for (let turn = 0; turn < 60; turn += 1) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** The chance of at most this many rare events where so many are expected. */
function atMost(count: number, mean: number): number {
  let logarithm = -mean;
  let sum = Math.exp(logarithm);
  for (let events = 1; events <= count; events += 1) {
    logarithm += Math.log(mean / events);
    sum += Math.exp(logarithm);
  }
  return sum;
}

const told = (total: Fraction) => ({
  percent: percent(total, 8),
  numerator: total.numerator.toString(),
  denominator: total.denominator.toString(),
});

function asNumber({ numerator, denominator }: Fraction): number {
  return Number((numerator * 10n ** 15n) / denominator) / 1e15;
}

/** Truncated, not rounded: a return is never shown higher than it is. */
function percent({ numerator, denominator }: Fraction, digits: number): string {
  const scaled = ((numerator * 100n * 10n ** BigInt(digits)) / denominator).toString().padStart(digits + 1, '0');
  return `${scaled.slice(0, -digits)}.${scaled.slice(-digits)}`;
}
