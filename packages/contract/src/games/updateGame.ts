import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { reasonText, rowId } from '../shapes.ts';
import { catalogueGame, gameDecision } from './catalogueGame.ts';

/** Sets for the brand whether a game is enabled, its position, and its stake limits. */
export const updateGame = operation({
  id: 'games.updateGame',
  method: 'POST',
  path: '/ops/games/updateGame',
  audience: 'operator',
  permission: 'games.write',
  summary: 'Change a game of the brand',
  description:
    'Felt by every process within a second: nothing new is opened or staked on a game that is off, while wins, rollbacks and ends of rounds are always accepted.',
  input: z.strictObject({
    gameId: rowId,
    version: z.int().check(z.gte(0)),
    decision: gameDecision,
    reason: reasonText(3),
  }),
  output: catalogueGame,
  errors: ['not_logged_in', 'not_allowed', 'game_not_found', 'version_conflict', 'setting_invalid', 'reason_required'],
});
