import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmdirSync } from 'node:fs';
import net from 'node:net';
import { join } from 'node:path';
import { otherRuns, tempParent } from './tempParent.ts';

/** A local port without a listener, reserved for the calling process across runs. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}

/** Several of them, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const { first, size } = portRange();
  const start = randomInt(size);
  const ports: number[] = [];
  for (let at = 0; at < size && ports.length < count; at += 1) {
    const port = first + ((start + at) % size);
    if (claim(port) && (await isFree(port))) ports.push(port);
  }
  if (ports.length < count) throw new Error(`No free port from ${first} to ${first + size - 1}.`);
  return ports;
}

/**
 * Claims a port by creating a folder, which only one process can do. The creator then checks whether another run has it
 * too: of two concurrent claims at least one sees the other. A claim lasts until the run is over, whether or not the
 * port is used; claims of dead runs are ignored.
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
 * Ports outside the kernel's ephemeral range, so that neither an outgoing connection nor a server on port 0 can take
 * one between its check and its use.
 */
export function portRange(given = givenByKernel()): { first: number; size: number } {
  const [low = 32_000, high = 65_535] = given;
  // Lower ranges include ports that browsers block.
  if (low >= 24_000) return { first: 20_000, size: low - 20_000 };
  if (high <= 60_000) return { first: high + 1, size: 65_535 - high };
  return low >= 12_000 ? { first: 11_000, size: low - 11_000 } : { first: 20_000, size: 12_000 };
}

/** The kernel's ephemeral range; only Linux exposes it, and elsewhere it begins at 49152. */
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
    // On all addresses at once: a listener on any of them counts.
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
