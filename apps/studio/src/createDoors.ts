import { hashToken } from '@baize/server/hashToken';
import type { FastifyRequest } from 'fastify';
import { createRequestBudget } from './createRequestBudget.ts';
import type { Gateway } from './gateway/Gateway.ts';
import { merchantOf } from './gateway/merchantOf.ts';
import { findPlaySession } from './guests/findPlaySession.ts';
import type { Doors } from './mountRoutes.ts';
import { operatorOf } from './operatorOf.ts';
import { findPurseSession } from './purse/store.ts';
import type { Simulator } from './simulator/Simulator.ts';
import { findSimSession } from './simulator/store.ts';
import { simTables } from './simulator/tables/simTables.ts';
import type { Studio } from './Studio.ts';
import { StudioError } from './StudioError.ts';

const storedToken = /^Bearer ([\w-]{43})$/;
/** A guest's token contains the whole session. */
const playToken = /^Bearer ([\w.-]{43,8192})$/;

const tokenOf = (request: FastifyRequest, shape: RegExp): string | undefined =>
  shape.exec(request.headers.authorization ?? '')?.[1];

/** Authentication and rate limits per audience. */
export function createDoors({
  studio,
  simulator,
  gateway,
}: {
  studio: Studio;
  simulator: Simulator;
  gateway: Gateway;
}): Doors {
  const budgets = {
    player: createRequestBudget(40, 10),
    pursePlayer: createRequestBudget(20, 5),
    simPlayer: createRequestBudget(40, 10),
  };
  function spend(who: keyof typeof budgets, key: string): void {
    if (!budgets[who](key, performance.now())) throw new StudioError('tooManyRequests');
  }

  return {
    anyone: () => undefined,
    player: async (request) => {
      const token = tokenOf(request, playToken);
      const session = token && (await findPlaySession(studio, token));
      if (!session) throw new StudioError('sessionUnknown');
      spend('player', session.id);
      return session;
    },
    pursePlayer: async (request) => {
      const token = tokenOf(request, storedToken);
      const player = token && (await findPurseSession(studio.pool, hashToken(token), studio.clock()));
      if (!player) throw new StudioError('sessionUnknown');
      spend('pursePlayer', `${player.operatorId}:${player.username}`);
      return player;
    },
    simPlayer: async (request) => {
      const token = tokenOf(request, storedToken);
      const session = token && (await findSimSession(simulator.pool, hashToken(token), simulator.clock()));
      const table = session ? simTables.get(session.gameCode) : undefined;
      if (!session || !table) throw new StudioError('sessionUnknown');
      spend('simPlayer', session.id);
      return { session, table };
    },
    // The body names the key that has to have signed it.
    operator: (request, input) => operatorOf(studio, request, (input() as { operator_id: string }).operator_id),
    merchant: (request) => merchantOf(gateway, request),
  };
}
