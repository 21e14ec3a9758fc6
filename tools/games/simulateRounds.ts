import type { HouseGame } from '../../games/engine/src/HouseGame.ts';

export interface Sums {
  rounds: number;
  /** Wins in multiples of the smallest line or way bet, so that they are whole numbers and add up exactly. */
  win: bigint;
  winSquared: bigint;
  hits: number;
  aboveBet: number;
  triggers: number;
  freeSpins: number;
  largest: bigint;
  /** Rounds that won the progressive jackpot. */
  grands: number;
}

export interface Simulation {
  /** What the player decides wherever the game asks. */
  choice: number | undefined;
  rounds: number;
  seed: number;
}

/** Plays this many rounds of a game, the same for the same seed. */
export function simulateRounds(
  { play, betUnits: bet }: Pick<HouseGame, 'play' | 'betUnits'>,
  { choice, rounds, seed }: Simulation,
): Sums {
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
    grands: 0,
  };
  for (let round = 0; round < rounds; round += 1) {
    const { win, spins, isGrand } = play(draw, bet, choice);
    if (isGrand === true) sums.grands += 1;
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

/** The sums of two simulations. */
export function addSums(a: Sums, b: Sums): Sums {
  return {
    rounds: a.rounds + b.rounds,
    win: a.win + b.win,
    winSquared: a.winSquared + b.winSquared,
    hits: a.hits + b.hits,
    aboveBet: a.aboveBet + b.aboveBet,
    triggers: a.triggers + b.triggers,
    freeSpins: a.freeSpins + b.freeSpins,
    largest: a.largest > b.largest ? a.largest : b.largest,
    grands: a.grands + b.grands,
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
