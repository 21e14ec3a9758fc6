import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { operatorOf } from '../operatorOf.ts';
import { parseBody } from '../parseBody.ts';
import { findRound, type RoundRow } from '../store.ts';
import type { Studio } from '../Studio.ts';
import { StudioError } from '../StudioError.ts';
import { closeRound } from './closeRound.ts';
import { retryRound } from './retryRound.ts';
import { listDesk, listDeskLines } from './store.ts';

const id = z.string().check(z.regex(/^[\w.-]{1,64}$/));
const uuid = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

const listBody = z.strictObject({ operator_id: id });
const roundBody = z.strictObject({ operator_id: id, round: uuid });
const retryBody = z.strictObject({ operator_id: id, round: uuid, by: text(128) });
const closeBody = z.strictObject({ operator_id: id, round: uuid, by: text(128), reason: text(500) });

const MOST = 500;

/** The desk of an operator: what its wallet refused for good, and what its people decide about it. Signed by its key. */
export function deskRoutes(app: FastifyInstance, studio: Studio): void {
  app.post('/operator/desk/list', async (request) => {
    const { id: operatorId } = operatorOf(studio, request, parseBody(listBody, request.body).operator_id);
    const rounds = await listDesk(studio.pool, operatorId, MOST);
    return {
      rounds: rounds.map((round) => ({
        ...{ round: round.id, user: round.operator_user, sub_partner_id: round.sub_partner_id ?? '' },
        ...{ game_code: round.game_code, currency: round.currency, bet: Number(round.bet), win: Number(round.win) },
        ...{ call: round.stuck_at, reason: round.reason, attempts: round.attempts, is_asking: round.is_asking },
        since: round.stuck_since.toISOString(),
      })),
    };
  });

  app.post('/operator/desk/round', async (request) => {
    const body = parseBody(roundBody, request.body);
    const { id: operatorId } = operatorOf(studio, request, body.operator_id);
    return told(await ownRound(operatorId, body.round));
  });

  app.post('/operator/desk/retry', async (request) => {
    const body = parseBody(retryBody, request.body);
    const { id: operatorId } = operatorOf(studio, request, body.operator_id);
    await ownRound(operatorId, body.round);
    return told(await retryRound(studio, body.round, body.by));
  });

  app.post('/operator/desk/close', async (request) => {
    const body = parseBody(closeBody, request.body);
    const { id: operatorId } = operatorOf(studio, request, body.operator_id);
    await ownRound(operatorId, body.round);
    return told(await closeRound(studio, body.round, body.by, body.reason));
  });

  async function ownRound(operatorId: string, roundId: string): Promise<RoundRow> {
    const round = await findRound(studio.pool, roundId);
    if (!round || round.operator_id !== operatorId || round.operator_user === null) {
      throw new StudioError('roundUnknown', 'This operator has no such round.');
    }
    return round;
  }

  async function told(round: RoundRow): Promise<object> {
    const lines = await listDeskLines(studio.pool, round.id);
    return {
      ...{ round: round.id, state: round.state, call: round.stuck_at },
      lines: lines.map(({ act, by_whom: by, reason, created_at: at }) => ({ act, by, reason, at: at.toISOString() })),
    };
  }
}
