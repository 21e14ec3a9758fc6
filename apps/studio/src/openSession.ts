import { hashToken } from '@baize/server/hashToken';
import { newToken } from '@baize/server/newToken';
import { transact } from '@baize/server/transact';
import { randomBytes, randomUUID } from 'node:crypto';
import { commitmentOf } from '@baize/server/commitmentOf';
import { newServerSeed } from '@baize/server/newServerSeed';
import type { LanguageFolder } from '@baize/contract/languages';
import { insertSeedIfNone, insertSession, upsertPlayer } from './store.ts';
import type { Studio } from './Studio.ts';

const lifetimeMs = 12 * 60 * 60 * 1000;
export interface SessionRequest {
  operatorId: string;
  gameCode: string;
  currency: string;
  language: LanguageFolder;
  platform: string;
  subPartnerId: string | null;
  country: string | null;
  ip: string | null;
  lobbyUrl: string | null;
  /** Null: fun play. */
  player: { user: string; token: string } | null;
}

/**
 * Creates the studio's own session for an operator's player; only the token's hash is stored. For fun play nothing is
 * stored before the first spin.
 */
export async function openSession(studio: Studio, request: SessionRequest): Promise<string> {
  const now = studio.clock();
  const expires = new Date(now.getTime() + lifetimeMs);
  const { player, gameCode: game, currency, language, platform, subPartnerId: subPartner, lobbyUrl } = request;
  if (player === null) {
    const opening = { operator: request.operatorId, game, currency, language, platform, subPartner, lobbyUrl };
    return studio.guestTokens.give(opening, expires);
  }
  const token = newToken();
  const serverSeed = newServerSeed();
  await transact(studio.pool, async (query) => {
    const playerId = await upsertPlayer(query, {
      id: randomUUID(),
      operatorId: request.operatorId,
      user: player.user,
      now,
    });
    await insertSeedIfNone(query, {
      id: randomUUID(),
      playerId,
      serverSeed,
      hash: commitmentOf(serverSeed),
      clientSeed: randomBytes(8).toString('hex'),
      now,
    });
    await insertSession(query, {
      id: randomUUID(),
      tokenHash: hashToken(token),
      playerId: playerId,
      operatorId: request.operatorId,
      operatorToken: player.token,
      operatorUser: player.user,
      subPartnerId: request.subPartnerId,
      gameCode: request.gameCode,
      currency: request.currency,
      language: request.language,
      platform: request.platform,
      country: request.country,
      ip: request.ip,
      lobbyUrl: request.lobbyUrl,
      playMoney: null,
      createdAt: now,
      expiresAt: expires,
    });
  });
  return token;
}
