import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../../kit/refusal.ts';

/** Hashes and checks passwords, a few at a time. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** With no hash (unknown name) the same work is done and the answer is no. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
};

/** Argon2id as OWASP sets it: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 2;
const WAITING = 32;

/**
 * Each hash takes 19 MiB and a whole core for tens of milliseconds, so two run at once and few may wait; who comes
 * when the queue is full is told at once that the server is busy.
 */
export function createPasswords(): Passwords {
  const waiting: (() => void)[] = [];
  let running = 0;
  let decoy: Promise<string> | undefined;
  const bounded = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= AT_ONCE) {
      if (waiting.length >= WAITING) throw new Refusal('overloaded');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return {
    hash: (password) => bounded(() => hash(password, cost)),
    verify: (passwordHash, password) =>
      bounded(async () => {
        decoy ??= hash('no operator has this password', cost);
        const isRight = await verify(passwordHash ?? (await decoy), password);
        return isRight && passwordHash !== undefined;
      }),
  };
}
