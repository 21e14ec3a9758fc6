import { launchGame as operation } from '@baize/contract';
import { implement, type Route } from '../../../kit/implement.ts';
import { Refusal } from '../../../kit/refusal.ts';
import { SupplierError } from '../../vendors/index.ts';
import { balanceOf } from '../../wallet/index.ts';
import type { GamesDeps } from '../GamesDeps.ts';
import { presentGame } from '../present.ts';
import { lobbyUrlOf } from '../rules.ts';

/** Nobody opens more games than this; each costs the vendor a session and us a token that is kept. */
const OPENINGS_PER_MINUTE = 30;

export const launchGame = ({ pool, catalogue, vendors, limiter, publicUrl, log }: GamesDeps): Route =>
  implement(operation, async ({ brand, session, input, ip, requestId, refuse }) => {
    const { vassalage, gameCode, device, language } = input;
    const game = await catalogue.find(brand.id, vassalage, gameCode);
    if (!game) throw refuse('game_not_found');
    if (!game.isAvailable) throw refuse('game_unavailable');
    const account = await balanceOf(pool, {
      brandId: brand.id,
      memberId: session.memberId,
      currency: brand.currency,
    });
    if (account?.state !== 'open') throw refuse('account_closed');
    const isAllowed = await limiter.hit([
      { name: `games.launch:${session.memberId}`, max: OPENINGS_PER_MINUTE, windowMs: 60_000 },
    ]);
    if (!isAllowed) throw new Refusal('too_many_requests');
    try {
      const url = await vendors.launch({
        vendorCode: vassalage,
        gameCode,
        brandId: brand.id,
        memberId: session.memberId,
        language,
        device,
        ip,
        lobbyUrl: lobbyUrlOf(publicUrl, brand.mainDomain),
      });
      return { url, game: presentGame(game) };
    } catch (error) {
      if (!(error instanceof SupplierError)) throw error;
      log.warn({ err: error, vendor: vassalage, game: gameCode, request: requestId }, 'launch failed');
      throw refuse('vendor_unavailable');
    }
  });
