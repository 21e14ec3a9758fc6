import { commitmentOf } from '@baize/server/commitmentOf';
import { hashToken } from '@baize/server/hashToken';
import { createHash, createHmac, randomUUID, timingSafeEqual, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import { games } from '../games.ts';
import type { Guest } from './Guest.ts';

/** Play money of a fun session: 1,000 units of the currency. */
const playMoney = 100_000_000n;

const content = z.strictObject({
  id: z.uuid(),
  operator: z.string(),
  game: z.string(),
  currency: z.string(),
  language: z.string(),
  platform: z.string(),
  subPartner: z.nullable(z.string()),
  lobbyUrl: z.nullable(z.string()),
  expires: z.int(),
});

export type GuestOpening = Omit<z.output<typeof content>, 'id' | 'expires'>;

/** Opens fun play without database writes: the token contains the session, signed by the studio. */
export interface GuestTokens {
  give(opening: GuestOpening, expires: Date): string;
  /** Undefined for forged or expired tokens. */
  read(token: string, now: Date): Guest | undefined;
}

export function createGuestTokens(privateKey: KeyObject): GuestTokens {
  const secret = createHash('sha256')
    .update('studio guest key\n')
    .update(privateKey.export({ type: 'pkcs8', format: 'der' }))
    .digest();
  const macOf = (what: 'token' | 'server seed' | 'client seed', text: string): Buffer =>
    createHmac('sha256', secret).update(`${what}\n${text}`).digest();
  return {
    give: (opening, expires) => {
      const body = JSON.stringify({ ...opening, id: randomUUID(), expires: expires.getTime() });
      const text = Buffer.from(body).toString('base64url');
      return `${text}.${macOf('token', text).toString('base64url')}`;
    },
    read: (token, now) => {
      const [, text, mark] = /^([\w-]+)\.([\w-]{43})$/.exec(token) ?? [];
      if (text === undefined || mark === undefined) return undefined;
      if (!timingSafeEqual(Buffer.from(mark, 'base64url'), macOf('token', text))) return undefined;
      const { id, expires, ...told } = content.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
      if (expires <= now.getTime() || games[told.game] === undefined) return undefined;
      // The seed cannot be predicted from the token, and every process derives the same one until it is stored.
      const serverSeed = macOf('server seed', id).toString('hex');
      return {
        tokenHash: hashToken(token),
        session: {
          ...{ id, playerId: id, operatorId: told.operator, operatorToken: null, operatorUser: null },
          ...{ subPartnerId: told.subPartner, gameCode: told.game, currency: told.currency },
          ...{ language: told.language, lobbyUrl: told.lobbyUrl, playMoney: playMoney },
        },
        platform: told.platform,
        seed: {
          ...{ id, serverSeed: serverSeed, serverSeedHash: commitmentOf(serverSeed), nextNonce: 0n },
          clientSeed: macOf('client seed', id).toString('hex').slice(0, 16),
        },
        expiresAt: new Date(expires),
      };
    },
  };
}
