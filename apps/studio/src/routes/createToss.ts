import { createToss as operation } from '@baize/contract/studio/createToss';
import { randomInt } from 'node:crypto';
import { writeCents } from '../purse/parseCents.ts';
import { playToss } from '../purse/store.ts';
import { implement, type StudioRoute } from '../implement.ts';
import type { Studio } from '../Studio.ts';

/** Payout of a winning stake of 100: with two equal sides the return is 98 %. */
const PAYS_PER_CENT = 196n;

export const createToss = (studio: Studio): StudioRoute =>
  implement(operation, async ({ input: { id, stake, side }, caller: player, refuse }) => {
    const fell = randomInt(2) === 0 ? 'sun' : 'moon';
    const win = fell === side ? (BigInt(stake) * PAYS_PER_CENT) / 100n : 0n;
    const played = await playToss(studio.pool, { ...player, id, stake: BigInt(stake), win, picked: side, fell });
    if (!played) throw refuse('notEnoughMoney', 'The wallet does not reach.');
    return { fell: played.fell, win: writeCents(played.win), balance: writeCents(played.balance) };
  });
