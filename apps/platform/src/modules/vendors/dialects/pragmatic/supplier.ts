import * as z from 'zod/mini';
import type { KnownVendor } from '../../KnownVendor.ts';
import { askText, askVendor } from '../../codec/askVendor.ts';
import { LIST_MS, listedRound, ofBrand } from '../../codec/listedRound.ts';
import { secretOf } from '../../codec/secretOf.ts';
import { SupplierError } from '../../SupplierError.ts';
import { hashOf } from './wallet.ts';
import type { ListedRound, Supplier, SupplierDeps } from '../Supplier.ts';
import { gameCode, gameFacts, gameName, listedAs, MOST_GAMES } from '../../codec/gameFacts.ts';
import { vendorLanguage } from '../../codec/vendorLanguage.ts';

const ok = { error: z.literal('0') };
const listShape = z.object({
  ...ok,
  gameList: z.array(z.object({ ...gameFacts, gameID: gameCode, gameName })).check(z.maxLength(MOST_GAMES)),
});
const urlShape = z.object({ ...ok, gameURL: z.string().check(z.maxLength(4_096)) });

const feedHead = 'playerID,extPlayerID,gameID,playSessionID,startDate,endDate,status,type,bet,win,currency';
const feedStates: Partial<Record<string, ListedRound['state']>> = { C: 'settled', I: 'open', X: 'cancelled' };
/** The feed of rounds goes on by points of time, each so far behind the one before. */
const SLICE_MS = 600_000;

/** A line of the feed, which quotes nothing. */
function feedRound(line: string): ListedRound {
  const [, user = '', gameID = '', round = '', startedAt = '', , status = '', , bet = '', win = '', currency = ''] =
    line.split(',');
  const state = feedStates[status];
  if (state === undefined || user === '' || round === '' || Number.isNaN(Date.parse(startedAt)))
    throw new SupplierError('/DataFeeds/gamerounds/ has a line of another form');
  return listedRound({ round, user, gameCode: gameID, currency, bet, win, state, startedAt });
}

/** Pragmatic Play: forms with an MD5 over the sorted fields and the secret; play for fun is a mode of the launch. */
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
    listRounds: async (known, { subPartnerId, from, to, after }) => {
      const { vendor, credential } = known;
      const asked = after === '' ? from.getTime() : Number(after);
      const proof = { login: vendor.operatorId, password: secretOf(credential) };
      const query = new URLSearchParams({ ...proof, timepoint: String(asked) }).toString();
      const url = `${vendor.supplierUrl}/IntegrationService/v3/DataFeeds/gamerounds/?${query}`;
      const text = await askText('/DataFeeds/gamerounds/', { url }, LIST_MS);
      const [point = '', head, ...lines] = text.trimEnd().split('\n');
      const next = /^timepoint=(\d{13})$/.exec(point)?.[1];
      if (next === undefined || head !== feedHead) throw new SupplierError('/DataFeeds/gamerounds/ is no feed');
      const rounds = lines.map(feedRound).filter(({ startedAt }) => Date.parse(startedAt) < to.getTime());
      // A step that is shorter than a whole slice ends in the present.
      const isOver = Number(next) >= to.getTime() || Number(next) - asked < SLICE_MS;
      return { rounds: ofBrand(known, subPartnerId, rounds), next: isOver ? '' : next };
    },
  };
};
