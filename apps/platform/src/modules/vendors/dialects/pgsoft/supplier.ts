import * as z from 'zod/mini';
import { askVendor } from '../../codec/askVendor.ts';
import type { Supplier, SupplierDeps } from '../Supplier.ts';
import { gameCode, gameFacts, gameName, listedAs, MOST_GAMES } from '../../codec/gameFacts.ts';
import { secretOf } from '../../codec/secretOf.ts';
import { vendorLanguage } from '../../codec/vendorLanguage.ts';

const { category: _word, ...facts } = gameFacts;
const listShape = z.object({
  data: z.array(z.object({ ...facts, gameCode, gameName })).check(z.maxLength(MOST_GAMES)),
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
});
