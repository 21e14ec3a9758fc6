import * as z from 'zod/mini';
import type { KnownVendor } from '../../KnownVendor.ts';
import { digestOf } from '../../codec/digestOf.ts';
import { askVendor } from '../../codec/askVendor.ts';
import type { Supplier, SupplierDeps } from '../Supplier.ts';
import { gameCode, gameFacts, gameName, listedAs, MOST_GAMES } from '../../codec/gameFacts.ts';
import { vendorLanguage } from '../../codec/vendorLanguage.ts';

const listShape = z
  .array(z.object({ ...gameFacts, identifier: gameCode, title: gameName }))
  .check(z.maxLength(MOST_GAMES));
const launchShape = z.object({ launch_options: z.object({ game_url: z.string().check(z.maxLength(4_096)) }) });

/** The SOFTSWISS family: JSON signed by HMAC; `/sessions` is real play and `/demo` fun play. */
export const supplier = ({ deadlineMs }: SupplierDeps): Supplier => {
  const ask = <Shape extends z.ZodMiniType>(
    { vendor, credential }: KnownVendor,
    path: string,
    content: Record<string, unknown>,
    shape: Shape,
  ) => {
    const body = JSON.stringify({ casino_id: vendor.operatorId, ...content });
    const proof = digestOf(credential, body);
    const headers = { 'content-type': 'application/json', 'x-request-sign': proof };
    return askVendor(path, { url: vendor.supplierUrl + path, headers, body }, shape, deadlineMs);
  };
  return {
    listGames: async (known) =>
      (await ask(known, '/games', {}, listShape)).map(({ identifier: code, title: name, category, ...facts }) =>
        listedAs(facts, { code, name, category }),
      ),
    gameUrl: async (known, { gameCode: game, currency, language, device, ip, lobbyUrl, player }) => {
      const how = { game, currency, locale: vendorLanguage[language], ip, client_type: device };
      const who = player === undefined ? {} : { session_id: player.token, user: { id: player.user } };
      const path = player === undefined ? '/demo' : '/sessions';
      const content = { ...how, ...who, urls: { return_url: lobbyUrl } };
      return (await ask(known, path, content, launchShape)).launch_options.game_url;
    },
  };
};
