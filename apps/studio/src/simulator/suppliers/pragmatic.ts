import * as z from 'zod/mini';
import { folderOf } from '@baize/contract/folderOf';
import { parseBody } from '../../parseBody.ts';
import { openSimSession } from '../openSimSession.ts';
import { speakPragmatic } from '../dialects/speakPragmatic.ts';
import type { SimVendor } from '../SimVendor.ts';
import { isSameSecret } from '@baize/server/isSameSecret';
import { listedOf } from './listedOf.ts';
import { refuseStranger } from './refuseStranger.ts';
import { simRoundsOf } from './simRoundsOf.ts';
import type { Supplier } from './Supplier.ts';

const text = z.string().check(z.maxLength(512));
const fields = z.record(text, text);
const urlBody = z.object({
  ...{ symbol: text, language: text, currency: z.string().check(z.regex(/^[A-Z0-9]{3,8}$/)) },
  playMode: z.enum(['REAL', 'DEMO']),
  ...{ token: z.optional(text), lobbyUrl: z.optional(text) },
});
const feedQuery = z.object({ login: text, password: text, timepoint: z.string().check(z.regex(/^\d{13}$/)) });
const feedHead = 'playerID,extPlayerID,gameID,playSessionID,startDate,endDate,status,type,bet,win,currency';
const feedStates = { settled: 'C', open: 'I', cancelled: 'X' } as const;
/** The feed tells so much at once, and up to now. */
const SLICE_MS = 600_000;
const base = '/IntegrationService/v3/http/CasinoGameAPI';

/** Pragmatic Play: forms with the same hash in both directions; the player is looked up by the token. */
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
  scope.get('/IntegrationService/v3/DataFeeds/gamerounds/', async (request, reply) => {
    const { login, password, timepoint } = parseBody(feedQuery, request.query);
    refuseStranger(isSameSecret(password, vendor.secret) && isSameSecret(login, vendor.operatorToken));
    const from = new Date(Number(timepoint));
    const to = new Date(Math.max(from.getTime(), Math.min(from.getTime() + SLICE_MS, sim.clock().getTime())));
    const lines: string[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const found = await simRoundsOf(sim, vendor.code, { from, to, page });
      ({ pages } = found);
      for (const { number, user, gameCode, startedAt, state, bet, win, currency } of found.rounds) {
        const time = startedAt.toISOString();
        const money = `${bet},${win},${currency}`;
        lines.push(`${user},${user},${gameCode},${number},${time},${time},${feedStates[state]},R,${money}`);
      }
    }
    return reply.type('text/csv').send([`timepoint=${to.getTime()}`, feedHead, ...lines, ''].join('\n'));
  });
};

function proved({ secret, operatorToken }: SimVendor, body: unknown): void {
  const { hash, ...rest } = parseBody(fields, body);
  refuseStranger(
    isSameSecret(hash, speakPragmatic(secret).hashOf(rest)) && isSameSecret(rest['secureLogin'], operatorToken),
  );
}
