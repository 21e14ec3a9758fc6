import * as z from 'zod/mini';
import type { KnownVendor } from '../../KnownVendor.ts';
import { askVendor } from '../../codec/askVendor.ts';
import type { Supplier, SupplierDeps } from '../Supplier.ts';
import { gameCode, gameFacts, gameName, listedAs, MOST_GAMES } from '../../codec/gameFacts.ts';
import { playerNeeded } from '../../codec/playerNeeded.ts';
import { secretOf } from '../../codec/secretOf.ts';
import { vendorLanguage } from '../../codec/vendorLanguage.ts';

const ok = { error: z.object({ id: z.literal(0) }) };
const listed = z.object({
  ...gameFacts,
  gameID: gameCode,
  gameInfos: z.array(z.object({ gameName })).check(z.minLength(1), z.maxLength(64)),
});
const listShape = z.object({ ...ok, seamlessGameProviderGames: z.array(listed).check(z.maxLength(MOST_GAMES)) });
const urlShape = z.object({ ...ok, url: z.string().check(z.maxLength(4_096)) });

/** SBO: each body contains the company's key. A player is launched by name, and there is no fun play. */
export const supplier = ({ deadlineMs }: SupplierDeps): Supplier => {
  const ask = <Shape extends z.ZodMiniType>(
    { vendor, credential }: KnownVendor,
    path: string,
    content: Record<string, unknown>,
    shape: Shape,
  ) => {
    const body = JSON.stringify({ CompanyKey: secretOf(credential), ServerId: vendor.operatorId, ...content });
    const call = { url: `${vendor.supplierUrl}/web-root/restricted${path}`, body };
    return askVendor(path, { ...call, headers: { 'content-type': 'application/json' } }, shape, deadlineMs);
  };
  return {
    listGames: async (known) => {
      const found = await ask(known, '/information/get-game-list.aspx', { IsGetAll: true }, listShape);
      return found.seamlessGameProviderGames.map(({ gameID: code, gameInfos: [info], category, ...facts }) =>
        listedAs(facts, { code, name: info?.gameName ?? code, category }),
      );
    },
    gameUrl: async (known, request) => {
      const { gameCode: GameId, currency: Currency, language, device, lobbyUrl: HomeUrl } = request;
      const who = { Username: playerNeeded(request).user, Lang: vendorLanguage[language] };
      const how = { GameId, Currency, HomeUrl, Device: device === 'mobile' ? 'm' : 'd' };
      return (await ask(known, '/player/login.aspx', { ...who, ...how }, urlShape)).url;
    },
  };
};
