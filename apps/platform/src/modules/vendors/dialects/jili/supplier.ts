import { languages } from '@baize/contract/languages';
import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { KnownVendor } from '../../KnownVendor.ts';
import { askVendor } from '../../codec/askVendor.ts';
import { secretOf } from '../../codec/secretOf.ts';
import type { Supplier, SupplierDeps } from '../Supplier.ts';
import { gameCode, gameFacts, gameName, listedAs, MOST_GAMES } from '../../codec/gameFacts.ts';
import { playerNeeded } from '../../codec/playerNeeded.ts';

const ok = { ErrorCode: z.literal(0) };
const listed = z.object({ ...gameFacts, GameId: gameCode, name: z.object({ 'en-US': gameName }) });
const listShape = z.object({ ...ok, Data: z.array(listed).check(z.maxLength(MOST_GAMES)) });
const urlShape = z.object({ ...ok, Data: z.string().check(z.maxLength(4_096)) });

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** The date at JILI, in GMT-4: two digits of the year, two of the month, and the day without a leading zero. */
function dayOf(now: Date): string {
  const there = new Date(now.getTime() - 4 * 3_600_000);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${two(there.getUTCFullYear() % 100)}${two(there.getUTCMonth() + 1)}${there.getUTCDate()}`;
}

/** JILI: queries with an MD5 over them and over a key of the day, between six arbitrary characters. */
export const supplier = ({ clock, deadlineMs }: SupplierDeps): Supplier => {
  const ask = <Shape extends z.ZodMiniType>(
    { vendor, credential }: KnownVendor,
    path: string,
    signed: Record<string, string>,
    more: Record<string, string>,
    shape: Shape,
  ) => {
    const fields = { ...signed, AgentId: vendor.operatorId };
    const text = Object.entries(fields).map((pair) => pair.join('='));
    const proof = md5(text.join('&') + md5(dayOf(new Date(clock())) + vendor.operatorId + secretOf(credential)));
    const noise = (): string => randomBytes(3).toString('hex');
    const query = new URLSearchParams({ ...fields, ...more, Key: `${noise()}${proof}${noise()}` }).toString();
    return askVendor(path, { url: `${vendor.supplierUrl}/api1${path}?${query}` }, shape, deadlineMs);
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
  };
};
