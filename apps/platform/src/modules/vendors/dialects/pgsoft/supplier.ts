import * as z from 'zod/mini';
import { askVendor } from '../../codec/askVendor.ts';
import type { Supplier, SupplierDeps } from '../Supplier.ts';
import { gameCode, gameFacts, gameName, listedAs, MOST_GAMES } from '../../codec/gameFacts.ts';
import { askRounds, listedRound, MOST_ROUNDS, ofBrand, roundFacts } from '../../codec/listedRound.ts';
import { SupplierError } from '../../SupplierError.ts';
import { secretOf } from '../../codec/secretOf.ts';
import { vendorLanguage } from '../../codec/vendorLanguage.ts';

const { category: _word, ...facts } = gameFacts;
const listShape = z.object({
  data: z.array(z.object({ ...facts, gameCode, gameName })).check(z.maxLength(MOST_GAMES)),
  error: z.null(),
});

const { word, game, currency, amount } = roundFacts;
const states = { 1: 'settled', 2: 'open', 3: 'cancelled' } as const;
const historyShape = z.object({
  data: z
    .array(
      z.object({
        ...{ parentBetId: word, playerName: word, gameId: game, currency, betAmount: amount, winAmount: amount },
        ...{ betTime: z.int(), rowVersion: z.int().check(z.gte(1)) },
        handsStatus: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      }),
    )
    .check(z.maxLength(MOST_ROUNDS)),
  error: z.null(),
});

/**
 * PG Soft: a launch needs no call, since the operator builds the URL itself: `btt` 1 with the session is real play, 2
 * without one is fun play. All its games are slots.
 */
export const supplier = ({ deadlineMs }: SupplierDeps): Supplier => ({
  listGames: async ({ vendor, credential }) => {
    const fields = {
      operator_token: vendor.operatorId,
      secret_key: secretOf(credential),
      language: 'en-us',
      status: '1',
    };
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const url = `${vendor.supplierUrl}/external/Game/v2/Get`;
    const call = { url, headers, body: new URLSearchParams(fields).toString() };
    const { data } = await askVendor('/Game/v2/Get', call, listShape, deadlineMs);
    return data.map(({ gameCode: code, gameName: name, ...rest }) => listedAs(rest, { code, name, category: 'Slots' }));
  },
  gameUrl: async ({ vendor }, { gameCode: code, currency, language, lobbyUrl, player }) => {
    // The browser opens the URL directly, so it is the vendor's public address.
    const base = new URL(vendor.supplierUrl);
    const origin = vendor.launchOrigins[0] ?? base.origin;
    const query = new URLSearchParams({
      ...{ btt: player === undefined ? '2' : '1', ot: vendor.operatorId },
      ...(player === undefined ? {} : { ops: player.token }),
      ...{ l: vendorLanguage[language], f: lobbyUrl, cc: currency },
    });
    return `${origin}${base.pathname.replace(/\/+$/, '')}/${code}/index.html?${query.toString()}`;
  },
  listRounds: async (known, { subPartnerId, from, to, after }) => {
    const { vendor, credential } = known;
    // Rows are numbered by the millionths of a second at which they were written.
    const asked = after === '' ? from.getTime() * 1_000 - 1 : Number(after);
    const fields = { operator_token: vendor.operatorId, secret_key: secretOf(credential), bet_type: '1' };
    const body = new URLSearchParams({ ...fields, row_version: String(asked), count: '500' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const call = { url: `${vendor.supplierUrl}/external/Bet/v4/GetHistory`, headers, body };
    const { data } = await askRounds('/Bet/v4/GetHistory', call, historyShape);
    const last = data.reduce((most, { rowVersion }) => Math.max(most, rowVersion), asked);
    if (data.length > 0 && last === asked) throw new SupplierError('/Bet/v4/GetHistory does not go on');
    const rounds = data
      .filter(({ betTime }) => betTime < to.getTime())
      .map(({ parentBetId: round, playerName: user, gameId, betAmount: bet, winAmount: win, ...row }) =>
        listedRound({
          ...{ round, user, gameCode: gameId, currency: row.currency, bet, win },
          ...{ state: states[row.handsStatus], startedAt: new Date(row.betTime).toISOString() },
        }),
      );
    const isOver = data.length === 0 || last >= to.getTime() * 1_000;
    return { rounds: ofBrand(known, subPartnerId, rounds), next: isOver ? '' : String(last) };
  },
});
