import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { createTurnstile } from '#kit/createTurnstile.ts';

export type Hasher = Readonly<{
  hash(password: string): Promise<string>;
  /**
   * Without a stored hash the same work is done and the result is false, so that timing does not reveal which names
   * exist.
   */
  verify(stored: string | undefined, password: string): Promise<boolean>;
  /** Number of hashes computed so far. */
  count(): number;
}>;

/** Cost of a hash: memory in KiB, passes, lanes. */
export type HashCost = Readonly<{ memoryCost: number; timeCost: number; parallelism: number }>;

/** Argon2id with 19 MiB, two passes, one lane. */
const productCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

type Options = { concurrency?: number; maxWaiting?: number; cost?: HashCost | undefined };

/**
 * Hashes passwords with limited concurrency. Each costs tens of milliseconds and 19 MiB by design; what does not fit
 * into a short queue is refused as `overloaded`, so that a flood of logins cannot exhaust memory and CPU.
 */
export function createHasher({ concurrency = 2, maxWaiting = 32, cost = productCost }: Options = {}): Hasher {
  const nobody = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${plainBase64(16)}$${plainBase64(32)}`;
  const turnstile = createTurnstile({ most: concurrency, maxWaiting });
  let done = 0;
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
    turnstile(() => {
      done += 1;
      return work();
    });

  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    verify: async (stored, password) => {
      const isRight = await inTurn(() => verify(stored ?? nobody, password));
      return stored !== undefined && isRight;
    },
    count: () => done,
  };
}

function plainBase64(size: number): string {
  return randomBytes(size).toString('base64').replace(/=+$/, '');
}
