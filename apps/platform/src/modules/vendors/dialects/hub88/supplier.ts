import { fallbackLanguage } from '@baize/contract/languages';
import * as z from 'zod/mini';
import { allowedUrl } from '../../codec/allowedUrl.ts';
import { askVendor } from '../../codec/askVendor.ts';
import { gameCode, gameFacts, gameName, listedAs, MOST_GAMES } from '../../codec/gameFacts.ts';
import { signedByUs } from '../../codec/signedByUs.ts';
import { vendorLanguage } from '../../codec/vendorLanguage.ts';
import type { KnownVendor } from '../../KnownVendor.ts';
import { SupplierError } from '../../SupplierError.ts';
import type { RoundDetails, RoundRequest, Supplier, SupplierDeps } from '../Supplier.ts';

const units = z.int().check(z.gte(0));
const word = z.string().check(z.minLength(1), z.maxLength(128));
const text = z.string().check(z.maxLength(256));
const address = z.string().check(z.maxLength(4_096));

const gameList = z
  .array(z.object({ ...gameFacts, game_code: gameCode, name: gameName }))
  .check(z.maxLength(MOST_GAMES));
const gameUrl = z.object({ url: address });
const roundDetails = z.object({
  url: address,
  round: z.string(),
  verifyUrl: z.optional(address),
  proof: z.optional(z.object({ serverSeedHash: text, serverSeed: z.nullable(text), clientSeed: text, nonce: text })),
  phases: z.optional(
    z
      .array(
        z.object({
          ...{ heading: text, win: units },
          wins: z.array(z.object({ what: text, amount: units })).check(z.maxLength(500)),
        }),
      )
      .check(z.maxLength(1_000)),
  ),
  decision: z.optional(
    z.nullable(
      z.object({ answers: z.array(text).check(z.minLength(1), z.maxLength(100)), taken: z.nullable(z.int()) }),
    ),
  ),
});
const roundList = z.object({
  rounds: z
    .array(
      z.object({
        round: word,
        user: word,
        game_code: word,
        currency: z.string().check(z.maxLength(10)),
        bet: units,
        win: units,
        state: z.enum(['open', 'settled', 'cancelled']),
        started_at: z.iso.datetime(),
      }),
    )
    .check(z.maxLength(1_000)),
  /** Cursor of the next page; empty on the last. */
  next: z.string().check(z.maxLength(200)),
});
const desk = z.object({
  rounds: z
    .array(
      z.object({
        ...{ round: word, user: word, sub_partner_id: z.string(), game_code: word, currency: word },
        ...{ bet: units, win: units, call: z.enum(['win', 'rollback']), reason: z.string().check(z.maxLength(500)) },
        ...{ attempts: units, is_asking: z.boolean(), since: z.iso.datetime() },
      }),
    )
    .check(z.maxLength(500)),
});
const decided = z.object({ state: z.enum(['stuck', 'settled', 'rolledBack', 'closed']) });

/**
 * No member waits for a list of rounds; and the vendor calls our wallet before it answers a decision on a pending
 * round.
 */
const PATIENT_MS = 15_000;

/** Calls a vendor that speaks Hub88: signed with our key; answers in this schema within the time-out, or throws. */
async function ask<Shape extends z.ZodMiniType>(
  { vendor, credential }: KnownVendor,
  path: string,
  content: Readonly<Record<string, unknown>>,
  shape: Shape,
  deadlineMs: number,
): Promise<z.output<Shape>> {
  const body = JSON.stringify({ operator_id: vendor.operatorId, ...content });
  const headers = { 'content-type': 'application/json', 'x-hub88-signature': signedByUs(credential, body) };
  return askVendor(path, { url: vendor.supplierUrl + path, headers, body }, shape, deadlineMs);
}

/** The supplier side of Hub88, plus what the house's own studio offers: rounds, seeds and pending rounds. */
export function supplier({ deadlineMs }: SupplierDeps): Supplier {
  async function details(
    known: KnownVendor,
    path: string,
    { round, user, language = fallbackLanguage }: RoundRequest,
  ): Promise<RoundDetails> {
    const asked = { round, user, lang: vendorLanguage[language] };
    const { phases, decision = null, ...answer } = await ask(known, path, asked, roundDetails, deadlineMs);
    if (answer.round !== round) throw new SupplierError(`${path} answered for another round`);
    allowedUrl(known, answer.url);
    if (answer.verifyUrl !== undefined) allowedUrl(known, answer.verifyUrl);
    if (phases === undefined) return answer;
    const taken = decision?.taken ?? null;
    if (taken !== null && decision?.answers[taken] === undefined)
      throw new SupplierError(`${path} tells an answer that nobody could give`);
    const told = phases.map(({ heading, win, wins }) => ({
      ...{ heading, win: BigInt(win) },
      wins: wins.map(({ what, amount }) => ({ what, amount: BigInt(amount) })),
    }));
    return { ...answer, course: { phases: told, decision } };
  }

  return {
    listGames: async (known) =>
      (await ask(known, '/operator/game/list', {}, gameList, deadlineMs)).map(
        ({ game_code: code, name, category, ...facts }) => listedAs(facts, { code, name, category }),
      ),
    gameUrl: async (known, request) => {
      const asked = {
        ...request.player,
        ...(request.subPartnerId === '' ? {} : { sub_partner_id: request.subPartnerId }),
        game_code: request.gameCode,
        currency: request.currency,
        lang: vendorLanguage[request.language],
        platform: request.device === 'mobile' ? 'GPL_MOBILE' : 'GPL_DESKTOP',
        ip: request.ip,
        lobby_url: request.lobbyUrl,
      };
      return (await ask(known, '/operator/game/url', asked, gameUrl, deadlineMs)).url;
    },
    round: (known, request) => details(known, '/operator/game/round', request),
    reveal: (known, request) => details(known, '/operator/game/reveal', request),
    listRounds: async (known, { subPartnerId, from, to, after }) => {
      const stretch = { from: from.toISOString(), to: to.toISOString() };
      const asked = { sub_partner_id: subPartnerId, ...stretch, after };
      const { rounds, next } = await ask(known, '/operator/game/rounds', asked, roundList, PATIENT_MS);
      return {
        next,
        rounds: rounds.map(({ game_code: game, started_at: startedAt, bet, win, ...same }) => ({
          ...{ ...same, gameCode: game, bet: BigInt(bet), win: BigInt(win), startedAt },
        })),
      };
    },
    listDesk: async (known, subPartnerId) => {
      const asked = { sub_partner_id: subPartnerId };
      const { rounds } = await ask(known, '/operator/desk/list', asked, desk, deadlineMs);
      return rounds.map(({ sub_partner_id: partner, game_code: game, is_asking: isAsking, bet, win, ...same }) => ({
        ...{ ...same, subPartnerId: partner, gameCode: game, isAsking, bet: BigInt(bet), win: BigInt(win) },
      }));
    },
    decideDesk: (known, { act, round, by, reason }) => {
      const told = { round, by, ...(act === 'close' ? { reason } : {}) };
      return ask(known, `/operator/desk/${act}`, told, decided, PATIENT_MS);
    },
  };
}
