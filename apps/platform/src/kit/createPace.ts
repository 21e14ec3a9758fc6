import { addressKey } from './limit.ts';

type Options = Readonly<{ perSecond: number; now?: () => number }>;

/** How long the caller of this address waits before it is answered, in milliseconds; nothing where it is refused. */
export type Pace = (ip: string) => number | undefined;

const SECOND_MS = 1_000;
/** So many seconds' worth may come at once before anybody waits: people who share an address do not take turns. */
const BURST_SECONDS = 4;
/** Nobody waits longer than this. */
const MOST_MS = 2 * SECOND_MS;
/** Addresses that are kept at most; beyond it all begin anew, so that no flood of addresses fills the memory. */
const KEPT = 100_000;

/**
 * A leaky bucket for each address, kept in this process because it guards this process's own processor. Whoever asks
 * faster than `perSecond` is slowed down to it instead of refused, so that a visitor in a crowd behind one address gets
 * every answer, a little later; only what would wait for more than two seconds is refused.
 */
export function createPace({ perSecond, now = () => performance.now() }: Options): Pace {
  const each = SECOND_MS / perSecond;
  const burst = BURST_SECONDS * SECOND_MS;
  /** When an address has paid for all that it asked for. */
  const paidAt = new Map<string, number>();
  return (ip) => {
    const key = addressKey(ip);
    const at = now();
    const paid = Math.max(paidAt.get(key) ?? at, at);
    const wait = Math.max(0, paid - at - burst + each);
    if (wait > MOST_MS) return undefined;
    if (paidAt.size >= KEPT) paidAt.clear();
    paidAt.set(key, paid + each);
    return wait;
  };
}
