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

type RoundRequest = { round: string; user: string; language?: Language | undefined };

/** What we ask of a vendor that speaks Hub88: each body signed by our key, answered within the deadline or not at all. */
export type Supplier = Readonly<{
  listGames(known: KnownVendor): Promise<ListedGame[]>;
  gameUrl(known: KnownVendor, request: LaunchRequest): Promise<string>;
  round(known: KnownVendor, request: RoundRequest): Promise<RoundDetails>;
  /** Has the seed of a round revealed, and answers the round as it stands then. */
  reveal(known: KnownVendor, request: RoundRequest): Promise<RoundDetails>;
}>;

export function createSupplier({ deadlineMs = 5_000 }: { deadlineMs?: number } = {}): Supplier {
  const ask = <Shape extends z.ZodMiniType>(
    known: KnownVendor,
    path: string,
    content: Record<string, unknown>,
    shape: Shape,
  ): Promise<z.output<Shape>> => askHub88(known, path, content, shape, deadlineMs);

  async function details(
    known: KnownVendor,
    path: string,
    { round, user, language = 'EN' }: RoundRequest,
  ): Promise<RoundDetails> {
    const answer = await ask(known, path, { round, user, lang: vendorLanguage[language] }, roundDetails);
    if (answer.round !== round) throw new SupplierError(`${path} answered for another round`);
    allowedUrl(known, answer.url);
    if (answer.verifyUrl !== undefined) allowedUrl(known, answer.verifyUrl);
    return answer;
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
          lang: vendorLanguage[request.language],
          platform: request.device === 'mobile' ? 'GPL_MOBILE' : 'GPL_DESKTOP',
          ip: request.ip,
          lobby_url: request.lobbyUrl,
        },
        gameUrl,
      );
      return url;
    },
    round: (known, request) => details(known, '/operator/game/round', request),
    reveal: (known, request) => details(known, '/operator/game/reveal', request),
  };
}
