import { addressKey } from '#kit/limit.ts';

type Options = Readonly<{ perMinute: number; now?: () => number }>;

/** What this process has heard from addresses lately. */
export type SignatureBudget = Readonly<{
  /** Whether a call of this address has its signature looked at. */
  mayTry(ip: string): boolean;
  /** Notes what came of it. */
  note(ip: string, isGood: boolean): void;
}>;

const MINUTE_MS = 60_000;
/** A vendor whose signature fitted within this time is heard whatever else comes from its address. */
const GOOD_MS = 60 * MINUTE_MS;
/** Addresses that are kept at most; beyond it all begin anew, so that no flood of addresses fills the memory. */
const KEPT = 100_000;

/**
 * Wrong signatures cost this process's own processor, so it counts them itself: an address that no vendor has called from
 * lately is heard so often in a minute and not beyond that, however many calls it makes.
 */
export function createSignatureBudget({ perMinute, now = () => performance.now() }: Options): SignatureBudget {
  const good = new Map<string, number>();
  const bad = new Map<string, { endsAt: number; count: number }>();
  return {
    mayTry: (ip) => {
      const key = addressKey(ip);
      const at = now();
      const fitted = good.get(key);
      if (fitted !== undefined && at - fitted < GOOD_MS) return true;
      const known = bad.get(key);
      return known === undefined || known.endsAt <= at || known.count < perMinute;
    },
    note: (ip, isGood) => {
      const key = addressKey(ip);
      const at = now();
      if (isGood) {
        if (good.size >= KEPT) good.clear();
        good.set(key, at);
        return;
      }
      const known = bad.get(key);
      if (known !== undefined && known.endsAt > at) {
        known.count += 1;
        return;
      }
      if (bad.size >= KEPT) bad.clear();
      bad.set(key, { endsAt: at + MINUTE_MS, count: 1 });
    },
  };
}
