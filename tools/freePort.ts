import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmdirSync } from 'node:fs';
import net from 'node:net';
import { join } from 'node:path';
import { otherRuns, tempParent } from './tempParent.ts';

/** A port of this machine that nobody listens on, and that no other process of this or another run is told. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}

/** As many of them, each another one. */
export async function freePorts(count: number): Promise<number[]> {
  const { first, size } = portRange();
  const start = randomInt(size);
  const ports: number[] = [];
  for (let at = 0; at < size && ports.length < count; at += 1) {
    const port = first + ((start + at) % size);
    if (claim(port) && (await isFree(port))) ports.push(port);
  }
  if (ports.length < count) throw new Error(`No port from ${first} to ${first + size - 1} is free any more.`);
  return ports;
}

/**
 * A folder is made by one process only. Whoever made one looks afterwards whether another run has it too: of two that
 * try at once at least one sees the other. What is claimed stays so until the run is over, whether or not it is used;
 * what dead runs claimed counts no more.
 */
function claim(port: number): boolean {
  const claimOf = (run: string): string => join(run, 'ports', String(port));
  const run = tempParent();
  mkdirSync(join(run, 'ports'), { recursive: true });
  try {
    mkdirSync(claimOf(run));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  if (!otherRuns(run).alive.some((other) => existsSync(claimOf(other)))) return true;
  rmdirSync(claimOf(run));
  return false;
}

/**
 * Ports that the kernel gives to nobody by itself: neither a connection that leaves nor a server that takes any port can
 * come upon one of these between its being found free and its being used.
 */
export function portRange(given = givenByKernel()): { first: number; size: number } {
  const [low = 32_000, high = 65_535] = given;
  // Lower down lie some that browsers refuse to call.
  if (low >= 24_000) return { first: 20_000, size: low - 20_000 };
  if (high <= 60_000) return { first: high + 1, size: 65_535 - high };
  return low >= 12_000 ? { first: 11_000, size: low - 11_000 } : { first: 20_000, size: 12_000 };
}

/** The least and the greatest port that the kernel gives out; only Linux says so, and elsewhere they begin at 49152. */
function givenByKernel(): number[] {
  try {
    return readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').trim().split(/\s+/).map(Number);
  } catch {
    return [];
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    // On every address at once: taken is what anybody has on any of them.
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
