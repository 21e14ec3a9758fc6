import { launchStudioGame as operation } from '@baize/contract/studio/launchStudioGame';
import { games } from '../games.ts';
import { folderOf } from '@baize/contract/folderOf';
import { openSession } from '../openSession.ts';
import { implement, type StudioRoute } from '../implement.ts';
import type { Studio } from '../Studio.ts';

export const launchStudioGame = (studio: Studio): StudioRoute =>
  implement(operation, async ({ input, caller: operator, refuse }) => {
    if (!games[input.game_code]) throw refuse('gameUnknown');
    if ((input.user === undefined) !== (input.token === undefined)) {
      throw refuse('badRequest', 'user and token go together: both for real play, neither for fun play.');
    }
    if (operator.subPartnerIds.length > 0 && !operator.subPartnerIds.includes(input.sub_partner_id ?? '')) {
      throw refuse('badRequest', 'sub_partner_id is not one of this operator.');
    }
    const language = folderOf(input.lang);
    const token = await openSession(studio, {
      operatorId: operator.id,
      gameCode: input.game_code,
      currency: input.currency,
      language,
      platform: input.platform,
      subPartnerId: input.sub_partner_id ?? null,
      country: input.country ?? null,
      ip: input.ip ?? null,
      lobbyUrl: input.lobby_url ?? null,
      player: input.user === undefined || input.token === undefined ? null : { user: input.user, token: input.token },
    });
    // The session is in the URL fragment, which browsers send neither to a server nor in a referrer.
    return { url: `${studio.settings.publicUrl}/games/${input.game_code}/?lang=${language}#session=${token}` };
  });
