import { reconnection, scatteredMs } from '@baize/contract/reconnection';
import { Manager } from 'socket.io-client';
import { describe, expect, it } from 'vitest';

const CLIENTS = 10_000;

/**
 * For each retry n: when each of ten thousand clients makes it, in milliseconds after all of them disconnected at once.
 */
function triesOf(times: number): number[][] {
  const tries: number[][] = Array.from({ length: times }, () => []);
  for (let client = 0; client < CLIENTS; client += 1) {
    const manager = new Manager('http://localhost', { ...reconnection, autoConnect: false });
    const { backoff } = manager as unknown as { backoff: { duration(): number } };
    let at = 0;
    for (const wave of tries) {
      at += backoff.duration();
      wave.push(at);
    }
  }
  return tries;
}

/** The highest number of retries within any window of this length. */
function fullest(moments: readonly number[], lengthMs: number): number {
  const pieces = new Map<number, number>();
  for (const at of moments) pieces.set(Math.floor(at / lengthMs), (pieces.get(Math.floor(at / lengthMs)) ?? 0) + 1);
  return Math.max(...pieces.values());
}

describe('ten thousand clients whose server has gone away', () => {
  const tries = triesOf(8);

  it('[A253] reconnect with jitter and exponential backoff', () => {
    /* socket.io draws the sign and the size of the jitter from one random number, which leaves every other slot of
       the 3.6 seconds empty: 555 retries in a tenth of a second, give or take 23. Without jitter it would be all of
       them. */
    expect(fullest(tries[0] ?? [], 100)).toBeLessThan(750);
    expect(fullest(tries[2] ?? [], 100)).toBeLessThan(250);
    expect(fullest(tries.flat(), 1_000)).toBeLessThan(4_000);
    const reach = tries.map((moments) => Math.max(...moments) - Math.min(...moments));
    expect(reach[0]).toBeGreaterThan(3_000);
    expect(reach[1]).toBeGreaterThan(reach[0] ?? Infinity);
    expect(reach[2]).toBeGreaterThan(reach[1] ?? Infinity);
  });

  it('[A253] wait more than zero and less than 30 seconds before each retry', () => {
    const waits = tries.flatMap((moments, turn) => moments.map((at, client) => at - (tries[turn - 1]?.[client] ?? 0)));
    expect(Math.min(...waits.slice(0, 1_000))).toBeGreaterThan(100);
    expect(waits.every((wait) => wait > 100 && wait <= reconnection.reconnectionDelayMax)).toBe(true);
  });

  it('[A253] reconnect 5 to 15 seconds after a disconnect by the server, evenly spread', () => {
    const moments = Array.from({ length: CLIENTS }, () => scatteredMs());
    expect(moments.every((at) => at >= 5_000 && at <= 15_000)).toBe(true);
    expect(fullest(moments, 1_000)).toBeLessThan(CLIENTS / 6);
  });
});
