import * as z from 'zod/mini';
import type { KnownVendor } from '../../KnownVendor.ts';
import { askVendor } from '../../codec/askVendor.ts';
import type { Supplier, SupplierDeps } from '../Supplier.ts';
import { gameCode, gameFacts, gameName, listedAs, MOST_GAMES } from '../../codec/gameFacts.ts';
import { playerNeeded } from '../../codec/playerNeeded.ts';
import { askRounds, listedRound, MOST_ROUNDS, nextPage, ofBrand, roundFacts } from '../../codec/listedRound.ts';
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

const { word, game, currency, amount, time, page } = roundFacts;
const states = { settled: 'settled', running: 'open', void: 'cancelled' } as const;
const betsShape = z.object({
  ...{ ...ok, page, totalPage: page },
  result: z
    .array(
      z.object({
        ...{ transferCode: word, username: word, gameId: game, currency, stake: amount, winLost: amount },
        ...{ orderTime: time, status: z.enum(['settled', 'running', 'void']) },
      }),
    )
    .check(z.maxLength(MOST_ROUNDS)),
});

/** SBO: the company's key stands in each body. A player is sent in by name, and there is no play for fun. */
export const supplier = ({ deadlineMs }: SupplierDeps): Supplier => {
  const ask = <Shape extends z.ZodMiniType>(
    { vendor, credential }: KnownVendor,
    path: string,
    content: Record<string, unknown>,
    shape: Shape,
    asks: typeof askVendor = askVendor,
  ) => {
    const body = JSON.stringify({ CompanyKey: secretOf(credential), ServerId: vendor.operatorId, ...content });
    const headers = { 'content-type': 'application/json' };
    const call = { url: `${vendor.supplierUrl}/web-root/restricted${path}`, headers, body };
    return asks(path, call, shape, deadlineMs);
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
    listRounds: async (known, { subPartnerId, from, to, after }) => {
      const path = '/report/get-bet-list-by-transaction-date.aspx';
      const stretch = { StartDate: from.toISOString(), EndDate: to.toISOString() };
      const content = { Portfolio: 'SeamlessGame', ...stretch, Page: after === '' ? 1 : Number(after) };
      const bets = await ask(known, path, content, betsShape, askRounds);
      const rounds = bets.result.map(({ transferCode: round, username: user, gameId, status, orderTime, ...row }) =>
        listedRound({
          ...{ round, user, gameCode: gameId, currency: row.currency, bet: row.stake, win: row.winLost },
          ...{ state: states[status], startedAt: orderTime },
        }),
      );
      return { rounds: ofBrand(known, subPartnerId, rounds), next: nextPage(bets.page, bets.totalPage) };
    },
  };
};
