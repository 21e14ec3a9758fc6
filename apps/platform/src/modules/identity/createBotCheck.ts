import type { botActions, getBotChallenge, OutputOf } from '@baize/contract';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import { randomBytes, randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import type { Queryable } from '#kit/db.ts';
import { Refusal } from '#kit/refusal.ts';
import { insertBotCheck } from './store/botChecks.ts';

export type BotAction = (typeof botActions)[number];

/** Proof of work for a call; cheap for a person, expensive for thousands of calls. */
export type BotCheck = Readonly<{
  challenge(action: BotAction, brand: { id: number }): Promise<OutputOf<typeof getBotChallenge>>;
  /**
   * Uses a solved challenge. Refuses with `bot_check_failed` if forged, expired, reused, or for another action or
   * brand; the caller counts the attempt before.
   */
  verify(payload: string, action: BotAction, brand: { id: number }): Promise<void>;
}>;

const LIFE_MS = 5 * 60_000;

/** Work factor of the check that replaces a captcha. */
const CAPTCHA_FACTOR = 20;

const solved = z.strictObject({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  number: z.int().check(z.gte(0), z.lte(20_000_000)),
  salt: z.string().check(z.regex(/^[0-9a-f]{24}\?[a-z0-9=&]{1,128}&$/)),
  signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** Solving time in milliseconds; solvers add it, but it is not used. */
  took: z.optional(z.number()),
});

type Options = { db: Queryable; key: string; work: number };

/** The bot check of one installation: challenges are signed, so nothing is stored until one is solved. */
export function createBotCheck({ db, key, work }: Options): BotCheck {
  return {
    async challenge(action, brand) {
      const maxnumber = action === 'captcha' ? work * CAPTCHA_FACTOR : work;
      const { challenge, salt, signature } = await createChallenge({
        algorithm: 'SHA-256',
        hmacKey: key,
        maxnumber,
        number: randomInt(maxnumber + 1),
        salt: randomBytes(12).toString('hex'),
        expires: new Date(Date.now() + LIFE_MS),
        params: { action, brand: String(brand.id) },
      });
      return { algorithm: 'SHA-256', challenge, maxnumber, salt, signature };
    },
    async verify(payload, action, brand) {
      const solution = parse(payload);
      if (!solution) throw new Refusal('bot_check_failed');
      const params = extractParams(solution);
      const isMeant = params['action'] === action && params['brand'] === String(brand.id);
      const expiresAt = new Date(Number(params['expires']) * 1_000);
      if (!isMeant || !(await verifySolution(solution, key)) || !(expiresAt.getTime() > Date.now())) {
        throw new Refusal('bot_check_failed');
      }
      const isFirst = await insertBotCheck(db, { signature: Buffer.from(solution.signature, 'hex'), expiresAt });
      if (!isFirst) throw new Refusal('bot_check_failed');
    },
  };
}

function parse(payload: string): Omit<z.output<typeof solved>, 'took'> | undefined {
  try {
    const { took: _took, ...solution } = z.parse(solved, JSON.parse(Buffer.from(payload, 'base64').toString('utf8')));
    return solution;
  } catch {
    return undefined;
  }
}
