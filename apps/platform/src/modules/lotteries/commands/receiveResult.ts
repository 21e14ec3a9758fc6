import { resultFault } from '@baize/maths/lottery/resultFault';
import { createHash } from 'node:crypto';
import { transact } from '@baize/server/transact';
import { familyOf } from '../familyOf.ts';
import type { LotteriesDeps, Transaction } from '../LotteriesDeps.ts';
import { feedKeyOf, openFeedKey } from '../feedKeyOf.ts';
import { printedNumbers, readFeedCall, type FeedCall, type FeedFault, type FeedWord } from '../readFeedCall.ts';
import { holdBrandDraw, writeOfficialResult } from '../store/draws.ts';
import {
  insertReport,
  noteCall,
  readFeed,
  readFeedDraw,
  readReport,
  type FeedDraw,
  type FeedRow,
  type ReportAnswer,
} from '../store/feeds.ts';
import { insertProposal } from '../store/proposals.ts';

type Refused =
  | FeedFault
  | 'feed_unknown'
  | 'event_conflict'
  | 'draw_unknown'
  | 'draw_not_due'
  | 'draw_void'
  | 'result_invalid'
  | 'proposal_waiting';

export type FeedAnswer = { refused: Refused } | { result: ReportAnswer };

class EventConflict extends Error {}

type Deps = Pick<LotteriesDeps, 'pool' | 'secrets' | 'isDemo' | 'log'>;

/**
 * Processes a result from its feed, once. A waiting draw gets it. A result that differs from the current one, or
 * arrives a day late, changes nothing by itself: it becomes a proposal for an operator. The sandbox's results are
 * accepted in the demo only.
 */
export async function receiveResult(deps: Deps, { code, ...call }: FeedCall & { code: string }): Promise<FeedAnswer> {
  const { pool, secrets, isDemo, log } = deps;
  const feed = await readFeed(pool, code);
  if (!feed || (feed.isSandbox && !isDemo)) return { refused: 'feed_unknown' };
  const word = readFeedCall(keysOf(secrets, feed), call);
  const answer = typeof word === 'string' ? { refused: word } : await judge(deps, { feed, word, body: call.body });
  try {
    await noteCall(pool, feed.id, {
      isProven: word !== 'signature_invalid' && word !== 'timestamp_outside_window',
      answer: 'refused' in answer ? answer.refused : answer.result,
      ...(typeof word === 'string'
        ? { gameCode: null, drawNo: null }
        : { gameCode: word.gameCode, drawNo: word.drawNo }),
    });
  } catch (error) {
    /* The response is valid even if logging it for operators failed. */
    log.error({ err: error, feed: code }, 'a call of a feed was not noted');
  }
  return answer;
}

function keysOf(secrets: LotteriesDeps['secrets'], feed: FeedRow): Buffer[] {
  const key = feedKeyOf(secrets, feed);
  if (key === undefined) throw new Error(`The feed ${feed.code} has no key.`);
  return feed.oldSealed === null ? [key] : [key, openFeedKey(secrets, feed.code, feed.oldSealed)];
}

type Report = { feed: FeedRow; word: FeedWord; body: Buffer };

async function judge({ pool }: Pick<Deps, 'pool'>, { feed, word: told, body }: Report): Promise<FeedAnswer> {
  const hash = createHash('sha256').update(body).digest();
  const event = { feedId: feed.id, eventId: told.eventId };
  const draw = await readFeedDraw(pool, { feedId: feed.id, code: told.gameCode, no: told.drawNo });
  if (!draw) return { refused: 'draw_unknown' };
  const numbers = printedNumbers(draw.family, told.numbers);
  const shape = familyOf(draw.family, draw.drawAt).shape;
  if (numbers === undefined || resultFault(shape, numbers) !== undefined) return { refused: 'result_invalid' };
  try {
    return await transact(pool, async (client) => {
      const known = await firstAnswer(client, event, hash);
      if (known !== undefined) return known;
      const answer = await apply(client, { feed, draw, numbers });
      if (typeof answer !== 'string') return answer;
      /* A concurrent duplicate that waited for the draw finds the response now; other content is rolled back. */
      const late = await firstAnswer(client, event, hash);
      if (late !== undefined && 'refused' in late) throw new EventConflict();
      if (late !== undefined) return late;
      if (!(await insertReport(client, { ...event, hash, drawId: draw.id, numbers, answer })))
        throw new EventConflict();
      return { result: answer };
    });
  } catch (error) {
    if (error instanceof EventConflict) return { refused: 'event_conflict' };
    throw error;
  }
}

async function firstAnswer(
  client: Transaction,
  event: { feedId: number; eventId: string },
  hash: Buffer,
): Promise<FeedAnswer | undefined> {
  const known = await readReport(client, event);
  if (!known) return undefined;
  return known.hash.equals(hash) ? { result: known.answer } : { refused: 'event_conflict' };
}

type Said = { feed: FeedRow; draw: Pick<FeedDraw, 'id' | 'isOld' | 'isDrawn'>; numbers: readonly number[] };

/** Applies the numbers to the locked draw. */
async function apply(
  client: Transaction,
  { feed, draw: { id, isOld, isDrawn }, numbers }: Said,
): Promise<ReportAnswer | FeedAnswer> {
  const draw = await holdBrandDraw(client, { brandId: feed.brandId, id });
  if (!draw) throw new Error(`Draw ${id} is of another brand than its feed.`);
  if (draw.state === 'void') return { refused: 'draw_void' };
  if (draw.result !== null && draw.result.join() === numbers.join()) return 'same';
  if (draw.result === null && draw.state !== 'awaiting') return { refused: 'draw_not_due' };
  if (draw.result === null && !isOld) {
    /* Orders are fixed at the close; a result before the draw's time cannot be genuine. */
    if (!isDrawn) return { refused: 'draw_not_due' };
    await writeOfficialResult(client, id, numbers);
    return 'accepted';
  }
  const written = await insertProposal(client, {
    ...{ brandId: feed.brandId, drawId: id, kind: 'result', numbers: [...numbers], proposerId: 0n },
    ...{
      proposedBy: `feed ${feed.code}`,
      reason: draw.result === null ? 'Came a day late' : 'Differs from the result',
    },
  });
  return written ? 'waiting' : { refused: 'proposal_waiting' };
}
