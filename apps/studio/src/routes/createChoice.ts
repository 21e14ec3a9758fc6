import { createChoice as operation } from '@baize/contract/studio/createChoice';
import { games } from '../games.ts';
import { implement, type StudioRoute } from '../implement.ts';
import { presentRound } from '../present.ts';
import { ownRound } from '../rounds/ownRound.ts';
import { takeChoice } from '../rounds/takeChoice.ts';
import { findRound } from '../store.ts';
import type { Studio } from '../Studio.ts';
import { StudioError } from '../StudioError.ts';

export const createChoice = (studio: Studio): StudioRoute =>
  implement(operation, async ({ input: { id, choice }, caller: session }) => {
    const round = await ownRound(studio, session, id);
    const { names } = games[round.gameCode]?.choice ?? {};
    if (names === undefined || choice >= names.en.length) throw new StudioError('choiceUnknown');
    if (round.state === 'choosing') await takeChoice(studio, round.id, choice);
    const now = (await findRound(studio.pool, round.id))!;
    if (now.choice !== choice) throw new StudioError('choiceMade');
    return { round: presentRound(now) };
  });
