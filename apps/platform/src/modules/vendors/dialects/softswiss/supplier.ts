import * as z from 'zod/mini';
import type { KnownVendor } from '../../KnownVendor.ts';
import { digestOf } from '../../codec/digestOf.ts';
import { askVendor } from '../../codec/askVendor.ts';
import type { Supplier, SupplierDeps } from '../Supplier.ts';
import { gameCode, gameFacts, gameName, listedAs, MOST_GAMES } from '../../codec/gameFacts.ts';
import { askRounds, listedRound, MOST_ROUNDS, nextPage, ofBrand, roundFacts } from '../../codec/listedRound.ts';
import { vendorLanguage } from '../../codec/vendorLanguage.ts';

const listShape = z
  .array(z.object({ ...gameFacts, identifier: gameCode, title: gameName }))
  .check(z.maxLength(MOST_GAMES));
const launchShape = z.object({ launch_options: z.object({ game_url: z.string().check(z.maxLength(4_096)) }) });

const { word, game, currency, time, page } = roundFacts;
const cents = roundFacts.amount.check(z.regex(/^\d{1,18}$/));
const states = { finished: 'settled', open: 'open', cancelled: 'cancelled' } as const;
const roundsShape = z.object({
  ...{ page, pages: page },
  rounds: z
    .array(
      z.object({
        ...{ game_id: word, user_id: word, game, currency, bet: cents, win: cents, started_at: time },
        status: z.enum(['finished', 'open', 'cancelled']),
      }),
    )
    .check(z.maxLength(MOST_ROUNDS)),
});

/** Whole hundredths as a decimal text. */
const decimalOf = (whole: string): string => `${BigInt(whole) / 100n}.${String(BigInt(whole) % 100n).padStart(2, '0')}`;

/** The SOFTSWISS family: JSON signed by HMAC; `/sessions` is real play and `/demo` play for fun. */
export const supplier = ({ deadlineMs }: SupplierDeps): Supplier => {
  const ask = <Shape extends z.ZodMiniType>(
    { vendor, credential }: KnownVendor,
    path: string,
    content: Record<string, unknown>,
    shape: Shape,
    asks: typeof askVendor = askVendor,
  ) => {
    const body = JSON.stringify({ casino_id: vendor.operatorId, ...content });
    const proof = digestOf(credential, body);
    const headers = { 'content-type': 'application/json', 'x-request-sign': proof };
    const call = { url: vendor.supplierUrl + path, headers, body };
    return asks(path, call, shape, deadlineMs);
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
    listRounds: async (known, { subPartnerId, from, to, after }) => {
      const stretch = { from: from.toISOString(), to: to.toISOString(), page: after === '' ? 1 : Number(after) };
      const found = await ask(known, '/rounds', stretch, roundsShape, askRounds);
      const rounds = found.rounds.map(({ game_id: round, user_id: user, game: code, status, ...row }) =>
        listedRound({
          ...{ round, user, gameCode: code, currency: row.currency, state: states[status] },
          ...{ bet: decimalOf(row.bet), win: decimalOf(row.win), startedAt: row.started_at },
        }),
      );
      return { rounds: ofBrand(known, subPartnerId, rounds), next: nextPage(found.page, found.pages) };
    },
  };
};
