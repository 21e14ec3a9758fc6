import { languages } from '@baize/contract/languages';
import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { KnownVendor } from '../../KnownVendor.ts';
import { askVendor } from '../../codec/askVendor.ts';
import { askRounds, listedRound, MOST_ROUNDS, nextPage, ofBrand, roundFacts } from '../../codec/listedRound.ts';
import { secretOf } from '../../codec/secretOf.ts';
import type { Supplier, SupplierDeps } from '../Supplier.ts';
import { writeExact } from '../../codec/readDecimal.ts';
import { gameCode, gameFacts, gameName, listedAs, MOST_GAMES } from '../../codec/gameFacts.ts';
import { playerNeeded } from '../../codec/playerNeeded.ts';

const ok = { ErrorCode: z.literal(0) };
const okShape = z.object(ok);
const listed = z.object({ ...gameFacts, GameId: gameCode, name: z.object({ 'en-US': gameName }) });
const listShape = z.object({ ...ok, Data: z.array(listed).check(z.maxLength(MOST_GAMES)) });
const urlShape = z.object({ ...ok, Data: z.string().check(z.maxLength(4_096)) });

const { word, game, currency, amount, page } = roundFacts;
const states = { 0: 'open', 1: 'settled', 2: 'cancelled' } as const;
const recordsShape = z.object({
  ...ok,
  Data: z.object({
    Result: z
      .array(
        z.object({
          ...{ WagersId: word, Account: word, GameId: game, Currency: currency },
          ...{ BetAmount: amount, PayoffAmount: amount, Status: z.union([z.literal(0), z.literal(1), z.literal(2)]) },
          WagersTime: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)),
        }),
      )
      .check(z.maxLength(MOST_ROUNDS)),
    Pagination: z.object({ CurrentPage: page, TotalPages: page }),
  }),
});

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** The date at JILI, in GMT-4: two digits of the year, two of the month, and the day without a leading zero. */
function dayOf(now: Date): string {
  const there = new Date(now.getTime() - 4 * 3_600_000);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${two(there.getUTCFullYear() % 100)}${two(there.getUTCMonth() + 1)}${there.getUTCDate()}`;
}

/** A moment on JILI's clock, whose zone does not stand beside it. */
const wallOf = (at: Date): string => new Date(at.getTime() - 4 * 3_600_000).toISOString().slice(0, 19);

/** JILI: queries with an MD5 over them and over a key of the day, between six signs that mean nothing. */
export const supplier = ({ clock, deadlineMs }: SupplierDeps): Supplier => {
  const ask = <Shape extends z.ZodMiniType>(
    { vendor, credential }: KnownVendor,
    path: string,
    signed: Record<string, string>,
    more: Record<string, string>,
    shape: Shape,
    asks: typeof askVendor = askVendor,
  ) => {
    const fields = { ...signed, AgentId: vendor.operatorId };
    const text = Object.entries(fields).map((pair) => pair.join('='));
    const proof = md5(text.join('&') + md5(dayOf(new Date(clock())) + vendor.operatorId + secretOf(credential)));
    const noise = (): string => randomBytes(3).toString('hex');
    const query = new URLSearchParams({ ...fields, ...more, Key: `${noise()}${proof}${noise()}` }).toString();
    const call = { url: `${vendor.supplierUrl}/api1${path}?${query}` };
    return asks(path, call, shape, deadlineMs);
  };
  return {
    listGames: async (known) => {
      const { Data } = await ask(known, '/GetGameList', {}, {}, listShape);
      return Data.map(({ GameId: code, name, category, ...facts }) =>
        listedAs(facts, { code, name: name['en-US'], category }),
      );
    },
    gameUrl: async (known, request) => {
      const { gameCode: GameId, currency: Currency, language, lobbyUrl: HomeUrl } = request;
      const signed = { Token: playerNeeded(request).token, GameId, Lang: languages[language].vendorLocale };
      return (await ask(known, '/singleWallet/LoginWithoutRedirect', signed, { Currency, HomeUrl }, urlShape)).Data;
    },
    giveFree: async (known, { reward, user, gameCode: GameIds, currency, stake, rounds, endsAt }) => {
      const signed = {
        ...{ Account: user, Currency: currency, ReferenceId: reward, FreeSpinValidity: wallOf(endsAt) },
        ...{ NumberOfRounds: String(rounds), GameIds, BetValue: writeExact(stake) },
      };
      await ask(known, '/CreateFreeSpin', signed, {}, okShape);
    },
    takeFree: async (known, { reward }) => {
      await ask(known, '/CancelFreeSpin', { ReferenceId: reward }, {}, okShape);
    },
    listRounds: async (known, { subPartnerId, from, to, after }) => {
      // Seconds are cut off there, so the end is the next whole one.
      const stretch = { StartTime: wallOf(from), EndTime: wallOf(new Date(to.getTime() + 999)) };
      const signed = { ...stretch, Page: after === '' ? '1' : after, PageLimit: String(MOST_ROUNDS) };
      const { Data } = await ask(known, '/GetBetRecordByTime', signed, {}, recordsShape, askRounds);
      const rounds = Data.Result.map(({ WagersId, Account, GameId, WagersTime, Status, ...row }) =>
        listedRound({
          ...{ round: WagersId, user: Account, gameCode: GameId, currency: row.Currency },
          ...{ bet: row.BetAmount, win: row.PayoffAmount, state: states[Status], startedAt: `${WagersTime}-04:00` },
        }),
      );
      const { CurrentPage, TotalPages } = Data.Pagination;
      return { rounds: ofBrand(known, subPartnerId, rounds), next: nextPage(CurrentPage, TotalPages) };
    },
  };
};
