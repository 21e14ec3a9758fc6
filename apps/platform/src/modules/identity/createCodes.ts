import { createHmac } from 'node:crypto';
import type { Pool, Queryable } from '#kit/db.ts';
import { addressKey, createLimiter, type Limiter, type LimitRule } from '#kit/limit.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import type { CodesDoor, CodeToTake, OutboxDoor } from './IdentityDeps.ts';
import { newCode } from './newCode.ts';
import { areTriesUsedUp, putCode, tryCode } from './store/codes.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Minimum lifetime of a code, since delivery may take time. */
const LIFE_MINUTES = 5;

/**
 * Rate limits of messages: per recipient, address, number range and brand. Requests of strangers and of the owner count
 * separately, so that nobody can exhaust the codes of another's number.
 */
const sendLimits = {
  recipient: { max: 10, windowMs: 24 * HOUR_MS },
  address: { max: 30, windowMs: HOUR_MS },
  range: { max: 30, windowMs: HOUR_MS },
  brand: { max: 2_000, windowMs: HOUR_MS },
} as const;

type Options = Readonly<{ pool: Pool; limiter: Limiter; outbox: OutboxDoor; key: string }>;

/**
 * Codes by text message or mail. Stored are keyed hashes of code and recipient, so that the table alone is useless. All
 * limits use the canonical recipient, across purposes and brands; whether an account has the recipient changes neither
 * response nor work.
 */
export function createCodes({ pool, limiter, outbox, key }: Options): CodesDoor {
  const hashOf = (...parts: readonly string[]): Buffer => createHmac('sha256', key).update(parts.join('\n')).digest();
  const rangeOf = (recipient: string): LimitRule => ({
    name: `identity.codes.range:${recipient.slice(0, -4)}`,
    ...sendLimits.range,
  });
  const takeWithin: CodesDoor['takeWithin'] = async (db: Queryable, code: CodeToTake) => {
    const { brandId, purpose, number, attempt = '' } = code;
    if (!/^[0-9]{6}$/.test(code.code)) return false;
    const recipientHash = hashOf('recipient', number, attempt);
    const codeHash = hashOf('code', String(brandId), purpose, number, attempt, code.code);
    const isRight = await tryCode(db, { brandId, purpose, recipientHash, codeHash });
    // A range whose codes are used belongs to real people; only unanswered messages use its budget. On the caller's own
    // connection: holding one while waiting for a second could deadlock, and a rollback includes this.
    if (isRight && number.startsWith('+')) await createLimiter(db).giveBack([rangeOf(number)]);
    return isRight;
  };
  return {
    async send({ brand, purpose, channel, recipient, attempt = '', ip, language, isWanted, isOwner }) {
      if (!outbox.canSend(channel)) throw new Refusal('delivery_failed');
      const recipientHash = hashOf('recipient', recipient, attempt);
      const named = hashOf('limit', recipient).toString('base64url');
      const { smsMinutes } = brand.settings;
      const who = isOwner ? 'owner' : 'stranger';
      const wait = { name: `identity.codes.wait.${who}:${named}`, max: 1, windowMs: smsMinutes * MINUTE_MS };
      if (!(await limiter.hit([wait]))) throw new Refusal('sms_too_soon');
      const budget = [
        { name: `identity.codes.recipient.${who}:${named}`, ...sendLimits.recipient },
        { name: `identity.codes.address:${addressKey(ip)}`, ...sendLimits.address },
        { name: `identity.codes.brand:${brand.id}`, ...sendLimits.brand },
        // An owner counts towards the range but is not refused for others' requests.
        ...(channel === 'sms' ? [isOwner ? { ...rangeOf(recipient), max: Infinity } : rangeOf(recipient)] : []),
      ];
      if (!(await limiter.hit(budget))) throw new Refusal('too_many_requests');
      const place = { brandId: brand.id, purpose, recipientHash };
      if (await areTriesUsedUp(pool, place)) throw new Refusal('too_many_requests');
      const code = newCode();
      const minutes = Math.max(LIFE_MINUTES, smsMinutes);
      await transact(pool, async (client) => {
        const codeHash = hashOf('code', String(brand.id), purpose, recipient, attempt, code);
        await putCode(client, { ...place, codeHash, minutes });
        await outbox.add(client, {
          brandId: brand.id,
          channel,
          purpose,
          recipient,
          language,
          fields: { brand: brand.name, code, minutes: String(minutes) },
          minutes,
          isWanted,
        });
      });
      return { expiredMinutes: smsMinutes };
    },
    take: (code) => takeWithin(pool, code),
    takeWithin,
  };
}
