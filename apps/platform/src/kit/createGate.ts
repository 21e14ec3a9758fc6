import { addressKey } from './limit.ts';

type Options = { perMinute: number; now?: () => number };

/** Addresses that are kept at most; beyond it all windows start anew, so that no flood of addresses fills the memory. */
const KEPT = 100_000;

/**
 * A limit for each address that costs nothing to ask: it guards this process's own processor, so it is counted here and
 * shared with nobody.
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
