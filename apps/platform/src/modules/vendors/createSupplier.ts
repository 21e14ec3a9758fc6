import { createPrivateKey, sign, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { KnownVendor } from './createDirectory.ts';

/** The vendor gave no answer that could be used: late, refused, too large, not what was agreed. */
export class SupplierError extends Error {}

const units = z.int().check(z.gte(0));
const listedGame = z.object({
  game_code: z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  names: z.optional(z.object({ en: z.optional(z.string()), zh: z.optional(z.string().check(z.maxLength(100))) })),
  category: z.string().check(z.maxLength(64)),
  lines: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
  min_bet: z.optional(units),
  max_bet: z.optional(units),
  /** Percent with at most two decimals, as text. */
  rtp: z.optional(z.string().check(z.regex(/^\d{1,3}(\.\d{1,2})?$/))),
  is_demo_available: z.optional(z.boolean()),
});
const gameList = z.array(listedGame).check(z.maxLength(5_000));
const gameUrl = z.object({ url: z.string().check(z.maxLength(4_096)) });
const text = z.string().check(z.maxLength(256));
const roundDetails = z.object({
  url: z.string().check(z.maxLength(4_096)),
  round: z.string(),
  verifyUrl: z.optional(z.string().check(z.maxLength(4_096))),
  proof: z.optional(z.object({ serverSeedHash: text, serverSeed: z.nullable(text), clientSeed: text, nonce: text })),
});

export type ListedGame = z.output<typeof listedGame>;
export type RoundDetails = z.output<typeof roundDetails>;

export type LaunchRequest = Readonly<{
  gameCode: string;
  currency: string;
  language: 'CN' | 'EN';
  device: 'desktop' | 'mobile';
  ip: string;
  lobbyUrl: string;
  subPartnerId: string;
  /** Absent: fun play with the vendor's own money. */
  player?: { user: string; token: string };
}>;

/** What we ask of a vendor that speaks Hub88: each body signed by our key, answered within the deadline or not at all. */
export type Supplier = Readonly<{
  listGames(known: KnownVendor): Promise<ListedGame[]>;
  gameUrl(known: KnownVendor, request: LaunchRequest): Promise<string>;
  round(known: KnownVendor, request: { round: string; user: string; language?: 'CN' | 'EN' }): Promise<RoundDetails>;
}>;

const MAX_ANSWER_BYTES = 1_048_576;

export function createSupplier({ deadlineMs = 5_000 }: { deadlineMs?: number } = {}): Supplier {
  const keys = new Map<string, KeyObject>();

  function keyOf(file: string): KeyObject {
    const known = keys.get(file);
    if (known) return known;
    const key = createPrivateKey(readFileSync(file));
    keys.set(file, key);
    return key;
  }

  async function ask<Shape extends z.ZodMiniType>(
    { vendor, privateKeyFile }: KnownVendor,
    path: string,
    content: Record<string, unknown>,
    shape: Shape,
  ): Promise<z.output<Shape>> {
    const body = JSON.stringify({ operator_id: vendor.operatorId, ...content });
    try {
      const response = await fetch(vendor.supplierUrl + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-hub88-signature': sign('RSA-SHA256', Buffer.from(body), keyOf(privateKeyFile)).toString('base64'),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(deadlineMs),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new SupplierError(`${path} answered ${response.status}`);
      }
      return z.parse(shape, JSON.parse(await readLimited(response)));
    } catch (error) {
      if (error instanceof SupplierError) throw error;
      throw new SupplierError(`${path} gave no usable answer: ${(error as Error).message}`.slice(0, 500), {
        cause: error,
      });
    }
  }

  return {
    listGames: (known) => ask(known, '/operator/game/list', {}, gameList),
    gameUrl: async (known, request) => {
      const { url } = await ask(
        known,
        '/operator/game/url',
        {
          ...request.player,
          ...(request.subPartnerId === '' ? {} : { sub_partner_id: request.subPartnerId }),
          game_code: request.gameCode,
          currency: request.currency,
          lang: request.language === 'CN' ? 'zh' : 'en',
          platform: request.device === 'mobile' ? 'GPL_MOBILE' : 'GPL_DESKTOP',
          ip: request.ip,
          lobby_url: request.lobbyUrl,
        },
        gameUrl,
      );
      return allowed(known, url);
    },
    round: async (known, { round, user, language = 'EN' }) => {
      const details = await ask(
        known,
        '/operator/game/round',
        { round, user, lang: language === 'CN' ? 'zh' : 'en' },
        roundDetails,
      );
      if (details.round !== round) throw new SupplierError('/operator/game/round answered for another round');
      allowed(known, details.url);
      if (details.verifyUrl !== undefined) allowed(known, details.verifyUrl);
      return details;
    },
  };
}

/** An address that a member's browser is sent to must be one of the vendor's own; the server itself never opens it. */
function allowed({ vendor }: KnownVendor, url: string): string {
  const isOwn = URL.canParse(url) && vendor.launchOrigins.includes(new URL(url).origin);
  if (!isOwn) throw new SupplierError('the address is not one of the vendor');
  return url;
}

/** Reads an answer, but never more of it than any honest one can hold. */
async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (part === undefined || part.done) break;
    size += part.value.byteLength;
    if (size > MAX_ANSWER_BYTES) {
      await reader?.cancel();
      throw new SupplierError('the answer is too large');
    }
    chunks.push(part.value);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
}
