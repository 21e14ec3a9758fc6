import * as z from 'zod/mini';
import type { KnownVendor } from '../../KnownVendor.ts';
import { askVendor } from '../../codec/askVendor.ts';
import { hashOf } from './wallet.ts';
import type { Supplier, SupplierDeps } from '../Supplier.ts';
import { gameCode, gameFacts, gameName, listedAs, MOST_GAMES } from '../../codec/gameFacts.ts';
import { vendorLanguage } from '../../codec/vendorLanguage.ts';

const ok = { error: z.literal('0') };
const listShape = z.object({
  ...ok,
  gameList: z.array(z.object({ ...gameFacts, gameID: gameCode, gameName })).check(z.maxLength(MOST_GAMES)),
});
const urlShape = z.object({ ...ok, gameURL: z.string().check(z.maxLength(4_096)) });

/** Pragmatic Play: forms with an MD5 over the sorted fields and the secret; fun play is a mode of the launch. */
export const supplier = ({ deadlineMs }: SupplierDeps): Supplier => {
  const ask = <Shape extends z.ZodMiniType>(
    { vendor, credential }: KnownVendor,
    path: string,
    more: Record<string, string>,
    shape: Shape,
  ) => {
    const fields: Record<string, string> = { secureLogin: vendor.operatorId, ...more };
    const body = new URLSearchParams({ ...fields, hash: hashOf(fields, credential) }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const url = `${vendor.supplierUrl}/IntegrationService/v3/http/CasinoGameAPI${path}`;
    return askVendor(path, { url, headers, body }, shape, deadlineMs);
  };
  return {
    listGames: async (known) => {
      const { gameList } = await ask(known, '/getCasinoGames/', {}, listShape);
      return gameList.map(({ gameID: code, gameName: name, category, ...facts }) =>
        listedAs(facts, { code, name, category }),
      );
    },
    gameUrl: async (known, { gameCode: symbol, currency, language, device, lobbyUrl, player }) => {
      const who: Record<string, string> =
        player === undefined
          ? { playMode: 'DEMO' }
          : { playMode: 'REAL', token: player.token, externalPlayerId: player.user };
      const how = { symbol, currency, language: vendorLanguage[language], lobbyUrl };
      const platform = device === 'mobile' ? 'MOBILE' : 'WEB';
      return (await ask(known, '/game/url/', { ...how, ...who, platform }, urlShape)).gameURL;
    },
  };
};
