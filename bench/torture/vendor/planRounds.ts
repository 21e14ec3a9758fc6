import type { Step } from '@baize/studio/simulator/dialects/VendorCodec';
import { uuidOf } from '../uuidOf.ts';
import type { Round } from './Round.ts';
import type { Seat } from './Seat.ts';

/**
 * Percentage of rounds that are paid out, and that are cancelled; the rest gets all calls, and the first one decides.
 */
const PAID = 55;
const TAKEN = 25;

/** Rounds with at least this many logical calls in total, derived from the seed. */
export function planRounds(
  seats: readonly Seat[],
  { seed, from, calls }: { seed: string; from: number; calls: number },
  draw: (n: number) => number,
): Round[] {
  const rounds: Round[] = [];
  const prefix = `1${BigInt(`0x${uuidOf(seed).slice(0, 8)}`) % 1_000_000n}`.padEnd(7, '0');
  for (let planned = 0; planned < calls;) {
    const seat = seats[draw(seats.length)];
    if (!seat) throw new Error('Nobody plays.');
    const { steps } = seat.voice;
    const chance = draw(100);
    const wanted: Step[] =
      chance < PAID ? ['bet', 'win'] : chance < PAID + TAKEN ? ['bet', 'cancel'] : ['bet', 'win', 'cancel'];
    const stake = BigInt(1 + draw(20)) * 50_000n;
    rounds.push({
      seat,
      play: {
        id: `${prefix}${String(from + rounds.length).padStart(12, '0')}`,
        ...{ stake, prize: draw(100) < 45 ? stake * BigInt(1 + draw(3)) : 0n },
        ...{ user: seat.user, token: seat.token, currency: 'CNY', game: 'dragon-eight' },
      },
      calls: wanted
        .filter((step) => steps.includes(step))
        .map((step) => ({ step, deliveries: deliveriesOf(draw(100)), told: [] })),
    });
    planned += rounds.at(-1)?.calls.length ?? 0;
  }
  return rounds;
}

/** One to five times, mostly once. */
function deliveriesOf(chance: number): number {
  if (chance < 50) return 1;
  if (chance < 75) return 2;
  if (chance < 88) return 3;
  return chance < 95 ? 4 : 5;
}
