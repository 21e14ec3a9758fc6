import { getFreePlay as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { addressKey } from '#kit/limit.ts';
import { Refusal } from '#kit/refusal.ts';
import { siteUrl } from '#kit/siteUrl.ts';
import { SupplierError } from '#modules/vendors/index.ts';
import type { GamesDeps } from '../GamesDeps.ts';
import { openingOf } from '../openingOf.ts';

/** Rate limit; each launch costs the vendor a session. */
const OPENINGS_PER_MINUTE = 30;

export const getFreePlay = ({ catalogue, vendors, limiter, publicUrl, log }: GamesDeps): Route =>
  implement(operation, async ({ brand, input, ip, requestId, refuse }) => {
    const { vassalage, gameCode, device, language } = input;
    const game = await catalogue.find(brand.id, vassalage, gameCode);
    if (!game) throw refuse('game_not_found');
    if (game.standing.maintenance !== null) throw refuse('vendor_maintenance', game.standing.maintenance);
    if (!game.isAvailable) throw refuse('game_unavailable');
    if (!game.row.hasFreePlay) throw refuse('no_free_play');
    const isAllowed = await limiter.hit([
      { name: `games.freePlay:${addressKey(ip)}`, max: OPENINGS_PER_MINUTE, windowMs: 60_000 },
    ]);
    if (!isAllowed) throw new Refusal('too_many_requests');
    try {
      const url = await vendors.launch({
        vendorCode: vassalage,
        gameCode,
        brandId: brand.id,
        language,
        device,
        ip,
        lobbyUrl: siteUrl(publicUrl, brand.mainDomain, '/rng'),
      });
      return openingOf(game, url, { settings: brand.settings, device });
    } catch (error) {
      if (!(error instanceof SupplierError)) throw error;
      log.warn({ err: error, vendor: vassalage, game: gameCode, request: requestId }, 'free play failed');
      throw refuse('vendor_unavailable');
    }
  });
