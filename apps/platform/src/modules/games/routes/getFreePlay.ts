import { getFreePlay as operation } from '@baize/contract';
import { implement, type Route } from '../../../kit/implement.ts';
import { addressKey } from '../../../kit/limit.ts';
import { Refusal } from '../../../kit/refusal.ts';
import { SupplierError } from '../../vendors/index.ts';
import type { GamesDeps } from '../GamesDeps.ts';
import { presentGame } from '../present.ts';
import { lobbyUrlOf } from '../rules.ts';

/** Nobody looks at more games than this; each costs the vendor a session. */
const OPENINGS_PER_MINUTE = 30;

export const getFreePlay = ({ catalogue, vendors, limiter, publicUrl, log }: GamesDeps): Route =>
  implement(operation, async ({ brand, input, ip, requestId, refuse }) => {
    const { vassalage, gameCode, device, language } = input;
    const game = await catalogue.find(brand.id, vassalage, gameCode);
    if (!game) throw refuse('game_not_found');
    if (!game.isAvailable || !game.row.hasFreePlay) throw refuse('game_unavailable');
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
        lobbyUrl: lobbyUrlOf(publicUrl, brand.mainDomain),
      });
      return { url, game: presentGame(game) };
    } catch (error) {
      if (!(error instanceof SupplierError)) throw error;
      log.warn({ err: error, vendor: vassalage, game: gameCode, request: requestId }, 'free play failed');
      throw refuse('vendor_unavailable');
    }
  });
