import { launchGame as operation } from '@baize/contract';
import { implement, type Route } from '../../../kit/implement.ts';
import { SupplierError } from '../../vendors/index.ts';
import { balanceOf } from '../../wallet/index.ts';
import type { GamesDeps } from '../GamesDeps.ts';
import { presentGame } from '../present.ts';
import { lobbyUrlOf } from '../rules.ts';

export const launchGame = ({ pool, catalogue, vendors, publicUrl, log }: GamesDeps): Route =>
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
