import { launchGame as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { siteUrl } from '#kit/siteUrl.ts';
import { refuseBlocked } from '#modules/limits/index.ts';
import { SupplierError } from '#modules/vendors/index.ts';
import { balanceOf } from '#modules/wallet/index.ts';
import type { GamesDeps } from '../GamesDeps.ts';
import { openingOf } from '../openingOf.ts';
import { keepRecent } from '../store/marks.ts';

/** Rate limit; each launch costs the vendor a session and us a stored token. */
const OPENINGS_PER_MINUTE = 30;

export const launchGame = ({
  pool,
  identity,
  catalogue,
  vendors,
  transfers,
  limiter,
  publicUrl,
  log,
}: GamesDeps): Route =>
  implement(operation, async ({ brand, session, input, ip, requestId, refuse }) => {
    const { vassalage, gameCode, device, language } = input;
    const game = await catalogue.find(brand.id, vassalage, gameCode);
    if (!game) throw refuse('game_not_found');
    if (game.standing.maintenance !== null) throw refuse('vendor_maintenance', game.standing.maintenance);
    if (!game.isAvailable) throw refuse('game_unavailable');
    const account = await balanceOf(pool, {
      brandId: brand.id,
      memberId: session.memberId,
      currency: brand.currency,
    });
    if (account?.state !== 'open') throw refuse('account_closed');
    await refuseBlocked(pool, { brandId: brand.id, memberId: session.memberId });
    const isAllowed = await limiter.hit([
      { name: `games.launch:${session.memberId}`, max: OPENINGS_PER_MINUTE, windowMs: 60_000 },
    ]);
    if (!isAllowed) throw new Refusal('too_many_requests');
    await transfers.prepareLaunch({
      ...{ brandId: brand.id, memberId: session.memberId, account: session.account },
      ...{ currency: brand.currency, vendorCode: vassalage },
    });
    try {
      const url = await vendors.launch({
        vendorCode: vassalage,
        gameCode,
        brandId: brand.id,
        memberId: session.memberId,
        whileLoggedIn: async (store) => {
          const stored = await identity.whileLive(session.sessionHash, async (db) => {
            await store(db);
            return true;
          });
          if (stored === undefined) throw new Refusal('not_logged_in');
        },
        language,
        device,
        ip,
        lobbyUrl: siteUrl(publicUrl, brand.mainDomain, '/rng'),
      });
      await keepRecent(pool, { brandId: brand.id, memberId: session.memberId, gameId: game.row.id });
      return openingOf(game, url, { settings: brand.settings, device });
    } catch (error) {
      if (!(error instanceof SupplierError)) throw error;
      log.warn({ err: error, vendor: vassalage, game: gameCode, request: requestId }, 'launch failed');
      throw refuse('vendor_unavailable');
    }
  });
