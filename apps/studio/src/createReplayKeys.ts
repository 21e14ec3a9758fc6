import { createHash, createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';

const lifetimeMs = 24 * 60 * 60 * 1000;

/** Issues and verifies the keys that open one round's replay and proof, valid for a day each. */
export interface ReplayKeys {
  give(roundId: string, now: Date): string;
  opens(key: string, roundId: string, now: Date): boolean;
}

export function createReplayKeys(privateKey: KeyObject): ReplayKeys {
  const secret = createHash('sha256')
    .update('studio replay key\n')
    .update(privateKey.export({ type: 'pkcs8', format: 'der' }))
    .digest();
  const macOf = (roundId: string, expires: string): Buffer =>
    createHmac('sha256', secret).update(`${roundId}:${expires}`).digest();
  return {
    give: (roundId, now) => {
      const expires = Math.ceil((now.getTime() + lifetimeMs) / 1000).toString();
      return `${expires}.${macOf(roundId, expires).toString('base64url')}`;
    },
    opens: (key, roundId, now) => {
      const match = /^(\d{10})\.([\w-]{43})$/.exec(key);
      if (!match?.[1] || !match[2] || Number(match[1]) * 1000 < now.getTime()) return false;
      return timingSafeEqual(Buffer.from(match[2], 'base64url'), macOf(roundId, match[1]));
    },
  };
}
