import * as z from 'zod/mini';
import { folderOf } from '@baize/contract/folderOf';
import { parseBody } from '../../parseBody.ts';
import { openSimSession } from '../openSimSession.ts';
import { speakPragmatic } from '../dialects/speakPragmatic.ts';
import type { SimVendor } from '../SimVendor.ts';
import { isSameSecret } from '@baize/server/isSameSecret';
import { listedOf } from './listedOf.ts';
import { refuseStranger } from './refuseStranger.ts';
import type { Supplier } from './Supplier.ts';

const text = z.string().check(z.maxLength(512));
const fields = z.record(text, text);
const urlBody = z.object({
  ...{ symbol: text, language: text, currency: z.string().check(z.regex(/^[A-Z0-9]{3,8}$/)) },
  playMode: z.enum(['REAL', 'DEMO']),
  ...{ token: z.optional(text), lobbyUrl: z.optional(text) },
});
const base = '/IntegrationService/v3/http/CasinoGameAPI';

/** Pragmatic Play: forms with the same hash in both directions; the player is asked for by the token. */
export const pragmatic: Supplier = (scope, sim, vendor) => {
  scope.post(`${base}/getCasinoGames/`, async (request) => {
    proved(vendor, request.body);
    const gameList = listedOf(sim, vendor.code, true).map(({ table, details }) => ({
      ...details,
      ...{ gameID: table.code, gameName: table.names.en, typeDescription: table.category, demoGameAvailable: true },
    }));
    return { error: '0', description: 'OK', gameList };
  });
  scope.post(`${base}/game/url/`, async (request) => {
    proved(vendor, request.body);
    const { symbol, language, currency, playMode, token = '', lobbyUrl = '' } = parseBody(urlBody, request.body);
    const gameURL = await openSimSession(sim, vendor, {
      ...{ gameCode: symbol, currency, language: folderOf(language), lobbyUrl },
      player: playMode === 'DEMO' ? null : { token },
    });
    return { error: '0', description: 'OK', gameURL };
  });
};

function proved({ secret, operatorToken }: SimVendor, body: unknown): void {
  const { hash, ...rest } = parseBody(fields, body);
  refuseStranger(
    isSameSecret(hash, speakPragmatic(secret).hashOf(rest)) && isSameSecret(rest['secureLogin'], operatorToken),
  );
}
