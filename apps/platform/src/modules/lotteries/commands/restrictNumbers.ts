import type { createRestrictions, InputOf } from '@baize/contract';
import { MOST_STANDING } from '@baize/contract/lotteries/createRestrictions';
import { readSelection, writeSelection } from '@baize/maths/lottery/readSelection';
import { isSingleNumber, sharedLines } from '@baize/maths/lottery/sharedLines';
import type { Play, Selection } from '@baize/maths/lottery/Play';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { retried } from '#kit/retried.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import { ceilingFacts } from '../ceilingFacts.ts';
import { familyOf, playOf } from '../familyOf.ts';
import type { LotteriesDeps, Transaction } from '../LotteriesDeps.ts';
import { readLotteryById } from '../store/lotteries.ts';
import {
  countChange,
  countStanding,
  endRestriction,
  holdTakingBets,
  insertRestriction,
  readPlayed,
  readStanding,
  type HeldDraw,
} from '../store/restrictions.ts';
import { readBrandLotteryId } from '../store/terms.ts';

type Asked = InputOf<typeof createRestrictions> & { operator: OperatorSession; ip: string };
type Named = { text: string; selection: Selection };

/**
 * Closes numbers, or limits them. No order is accepted meanwhile, and none that was read before is accepted after; what
 * stands on a limited number already counts towards its ceiling, and stays where it is more than that.
 */
export async function restrictNumbers({ pool }: Pick<LotteriesDeps, 'pool'>, asked: Asked): Promise<number> {
  const { play: playId, drawNo, ceiling, reason, operator, ip } = asked;
  const { brandId, operatorId, username } = operator;
  if (reason.length < 3) throw new Refusal('reason_required');
  const lotteryId = await readBrandLotteryId(pool, { brandId, id: asked.lotteryId });
  if (lotteryId === undefined) throw new Refusal('lottery_not_found');
  return retried(() =>
    transact(pool, async (client) => {
      const draws = await holdTakingBets(client, { lotteryId, drawNo });
      if (drawNo !== null && draws.length === 0) throw new Refusal('draw_closed');
      const { code, family } = await readLotteryById(client, lotteryId);
      const play = playOf(familyOf(family, draws[0]?.drawAt ?? new Date()), playId);
      if (play === undefined) throw new Refusal('play_unknown');
      const numbers = readNumbers(play, asked.numbers);
      const drawId = drawNo === null ? null : draws[0]!.id;
      const standing = await readStanding(client, lotteryId);
      const replaced = standing.filter(
        (one) => one.play === playId && one.drawId === drawId && numbers.some(({ text }) => text === one.number),
      );
      if (standing.length - replaced.length + numbers.length > MOST_STANDING) throw new Refusal('lottery_numbers_full');
      for (const { id } of replaced) await endRestriction(client, { id, by: username });
      const limited: { id: bigint; selection: Selection }[] = [];
      for (const { text, selection } of numbers) {
        const restriction = { brandId, lotteryId, drawId, playId, selection: text, ceiling, by: username };
        limited.push({ id: await insertRestriction(client, restriction), selection });
      }
      if (ceiling !== null) await countOrders(client, { play, draws, limited });
      await countChange(client, lotteryId);
      await record(client, {
        ...{ brandId, actorId: operatorId, actor: username, ip, reason },
        ...{ action: 'lotteries.createRestrictions', objectType: 'lottery', objectId: code },
        before: ceilingFacts(replaced),
        after: {
          play: playId,
          draw: drawNo,
          ...ceilingFacts(numbers.map(({ text: number }) => ({ number, ceiling }))),
        },
      });
      return lotteryId;
    }),
  );
}

/** Each number once, in its canonical form. */
function readNumbers(play: Play, texts: readonly string[]): Named[] {
  const named = texts.map((text, at): Named => {
    const read = readSelection(play, text);
    const fault = 'fault' in read ? read.fault : isSingleNumber(play, read.selection) ? undefined : 'not_single';
    if ('fault' in read || fault !== undefined) {
      throw new Refusal('selection_invalid', 'Not a number of this play.', { item: at, fault });
    }
    return { text: writeSelection(play.input, read.selection), selection: read.selection };
  });
  return [...new Map(named.map((one) => [one.text, one])).values()];
}

/** Counts what is staked on these numbers in the draws that take bets, which are held. */
async function countOrders(
  client: Transaction,
  { play, draws, limited }: { play: Play; draws: readonly HeldDraw[]; limited: { id: bigint; selection: Selection }[] },
): Promise<void> {
  for (const { id: drawId } of draws) {
    const played = (await readPlayed(client, { drawId, playId: play.id })).flatMap(({ id, selection: text }) => {
      const read = readSelection(play, text);
      return 'fault' in read ? [] : [{ id, selection: read.selection }];
    });
    for (const { id: restrictionId, selection: number } of limited) {
      const shared = played.flatMap(({ id, selection }) => {
        const lines = sharedLines(play, number, selection);
        return lines === 0 ? [] : [{ id, lines }];
      });
      if (shared.length > 0) await countStanding(client, { drawId, restrictionId }, shared);
    }
  }
}
