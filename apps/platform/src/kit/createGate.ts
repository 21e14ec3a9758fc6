import { addressKey } from './limit.ts';

type Options = { perMinute: number; now?: () => number };

/**
 * Maximum number of tracked addresses; beyond it all windows restart, so that no flood of addresses exhausts the
 * memory.
 */
const KEPT = 100_000;

/**
 * An in-memory rate limit per address: it protects this process's own CPU, so it is not shared with other processes.
 */
export function createGate({ perMinute, now = () => performance.now() }: Options): (ip: string) => boolean {
  const windows = new Map<string, { endsAt: number; hits: number }>();
  return (ip) => {
    const key = addressKey(ip);
    const at = now();
    const known = windows.get(key);
    if (known !== undefined && known.endsAt > at) {
      known.hits += 1;
      return known.hits <= perMinute;
    }
    if (windows.size >= KEPT) windows.clear();
    windows.set(key, { endsAt: at + 60_000, hits: 1 });
    return true;
  };
}
