import * as z from 'zod/mini';
import type { KnownVendor } from './createDirectory.ts';
import { SupplierError } from './SupplierError.ts';
import { allowedUrl } from './suppliers/allowedUrl.ts';
import { askHub88 } from './suppliers/askHub88.ts';
import { listedGame, MOST_GAMES, type ListedGame } from './suppliers/listedGame.ts';
import { vendorLanguage } from './suppliers/vendorLanguage.ts';

const gameList = z.array(listedGame).check(z.maxLength(MOST_GAMES));
const gameUrl = z.object({ url: z.string().check(z.maxLength(4_096)) });
const text = z.string().check(z.maxLength(256));
const roundDetails = z.object({
  url: z.string().check(z.maxLength(4_096)),
  round: z.string(),
  verifyUrl: z.optional(z.string().check(z.maxLength(4_096))),
  proof: z.optional(z.object({ serverSeedHash: text, serverSeed: z.nullable(text), clientSeed: text, nonce: text })),
});

export type Language = keyof typeof vendorLanguage;
export type RoundDetails = z.output<typeof roundDetails>;

export type LaunchRequest = Readonly<{
  gameCode: string;
  currency: string;
  language: Language;
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
  round(
    known: KnownVendor,
    request: { round: string; user: string; language?: Language | undefined },
  ): Promise<RoundDetails>;
}>;

export function createSupplier({ deadlineMs = 5_000 }: { deadlineMs?: number } = {}): Supplier {
  const ask = <Shape extends z.ZodMiniType>(
    known: KnownVendor,
    path: string,
    content: Record<string, unknown>,
    shape: Shape,
  ): Promise<z.output<Shape>> => askHub88(known, path, content, shape, deadlineMs);

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
          lang: vendorLanguage[request.language],
          platform: request.device === 'mobile' ? 'GPL_MOBILE' : 'GPL_DESKTOP',
          ip: request.ip,
          lobby_url: request.lobbyUrl,
        },
        gameUrl,
      );
      return url;
    },
    round: async (known, { round, user, language = 'EN' }) => {
      const details = await ask(
        known,
        '/operator/game/round',
        { round, user, lang: vendorLanguage[language] },
        roundDetails,
      );
      if (details.round !== round) throw new SupplierError('/operator/game/round answered for another round');
      allowedUrl(known, details.url);
      if (details.verifyUrl !== undefined) allowedUrl(known, details.verifyUrl);
      return details;
    },
  };
}
