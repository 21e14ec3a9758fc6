import { addressKey } from '#kit/limit.ts';

type Options = Readonly<{ perMinute: number; now?: () => number }>;

/** Recent calls by address, in this process. */
export type SignatureBudget = Readonly<{
  /** Whether the signature of a call from this address is verified. */
  mayTry(ip: string): boolean;
  /** Whether this is the first call of the address in its minute that is not verified; true once per minute. */
  isFirstRefusal(ip: string): boolean;
  /** Records the result. */
  note(ip: string, isGood: boolean): void;
}>;

const MINUTE_MS = 60_000;
/** Addresses with a valid signature within this time are not limited. */
const GOOD_MS = 60 * MINUTE_MS;
/**
 * Maximum number of tracked addresses; beyond it all counts are reset, so that no flood of addresses fills the memory.
 */
const KEPT = 100_000;

/**
 * Wrong signatures cost CPU of this process, so each process counts them itself: an address without recent valid calls
 * gets this many verifications per minute, however many calls it makes.
 */
export function createSignatureBudget({ perMinute, now = () => performance.now() }: Options): SignatureBudget {
  const good = new Map<string, number>();
  const bad = new Map<string, { endsAt: number; count: number; isTold: boolean }>();
  return {
    mayTry: (ip) => {
      const key = addressKey(ip);
      const at = now();
      const fitted = good.get(key);
      if (fitted !== undefined && at - fitted < GOOD_MS) return true;
      const known = bad.get(key);
      return known === undefined || known.endsAt <= at || known.count < perMinute;
    },
    isFirstRefusal: (ip) => {
      const known = bad.get(addressKey(ip));
      if (known === undefined || known.isTold) return false;
      known.isTold = true;
      return true;
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
      bad.set(key, { endsAt: at + MINUTE_MS, count: 1, isTold: false });
    },
  };
}
