import * as z from 'zod/mini';
import { localTexts } from '../language.ts';
import { amount, currency, moment, requestId, rowId } from '../shapes.ts';

/** A name in the languages that somebody wrote it in. */
const lotteryName = localTexts(60);

/** How the operator names a lottery in addresses. */
export const gameCode = z.string().check(z.regex(/^[A-Za-z0-9-]{2,24}$/));

/** `20260305-0231`: the day in the lottery's time zone, and the draw of that day. */
export const drawNo = z.string().check(z.regex(/^\d{8}-\d{4}$/));

export const prizeMode = z.enum(['LOTT', 'ZY', 'ELOTT', 'SEA']);

/** A hash, or a seed, of 32 bytes. */
const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const drawState = z.enum(['scheduled', 'open', 'closed', 'awaiting', 'drawn', 'settled', 'void']);

/** Every unit that a line can be bet in: 2, 0.2, 0.02 and 0.002. */
export const lineUnit = z.enum(['yuan', 'jiao', 'fen', 'li']);

/** A draw as everybody sees it. `numbers` are the family's, in the order they came. */
const draw = z.strictObject({
  no: drawNo,
  opensAt: moment,
  closeAt: moment,
  drawAt: moment,
  state: drawState,
  numbers: z.nullable(z.array(z.int())),
});

export const openedNumber = z.strictObject({
  gameCode,
  name: lotteryName,
  family: z.string(),
  no: drawNo,
  drawAt: moment,
  numbers: z.array(z.int()),
  /** Above 1: the result was corrected. */
  resultNo: z.int(),
});

/** A lottery in a lobby: its draw that takes bets now or next, and the last one that was drawn. */
export const lotteryCard = z.strictObject({
  gameCode,
  name: lotteryName,
  family: z.string(),
  gameGroupCode: z.string(),
  lottoArea: z.enum(['CN', 'VN', 'SEA']),
  prizeMode,
  source: z.enum(['own', 'official']),
  /** The zone in which its draws have their days and hours. */
  timeZone: z.string(),
  everySeconds: z.int(),
  /** The lowest prize group, and the declared return of plays at odds: what anybody may bet at. */
  minGroup: z.int(),
  returnBps: z.nullable(z.int()),
  current: z.nullable(draw),
  last: z.nullable(draw),
});

/** Terms of bets on a lottery; limits are amounts in the brand's currency. */
export const lotteryTerms = z.strictObject({
  minGroup: z.int(),
  /** The highest prize group of this member here. A lower one brings a rebate of a 1/2,000 of the stake for each step. */
  maxGroup: z.int(),
  returnBps: z.nullable(z.int()),
  /** The animal that Mark Six counts from; 0 to 11. */
  yearAnimal: z.int(),
  playLimit: amount,
  memberLimit: amount,
  drawLimit: amount,
  /** What one line may win at most; a bet that could win more is refused. */
  prizeLimit: amount,
});

const orderLine = z.strictObject({
  play: z.string(),
  selection: z.string(),
  unit: lineUnit,
  multiple: z.int(),
  prizeGroup: z.int(),
  lineCount: z.int(),
  stake: amount,
  /** What a winning line is paid, as it was accepted, and how many lines won once the draw is settled. */
  prizes: z.array(z.strictObject({ key: z.string(), each: amount, lines: z.nullable(z.int()) })),
});

/** An order with everything that it was accepted at. */
export const lotteryOrder = z.strictObject({
  id: rowId,
  requestId,
  gameCode,
  name: lotteryName,
  family: z.string(),
  drawNo,
  closeAt: moment,
  drawAt: moment,
  acceptedAt: moment,
  serverTime: moment,
  /** Goes into the draw's hash of orders. */
  digest: hex,
  state: z.enum(['placed', 'won', 'lost', 'cancelled', 'refunded']),
  /** The chase that it is a part of. */
  chaseId: z.nullable(rowId),
  /** True while the draw takes bets: until then the order can be cancelled. */
  canCancel: z.boolean(),
  currency,
  stake: amount,
  rebate: amount,
  payout: amount,
  numbers: z.nullable(z.array(z.int())),
  lines: z.array(orderLine),
});

/** What a draw can be checked by; what is not known yet is null. */
export const drawProof = z.strictObject({
  gameCode,
  family: z.string(),
  no: drawNo,
  /** The number of the draw that goes into the stream: seconds of its time since 1970. */
  nonce: z.string(),
  state: drawState,
  source: z.enum(['own', 'official']),
  commitment: z.nullable(hex),
  ordersHash: z.nullable(hex),
  orderCount: z.nullable(z.int()),
  seed: z.nullable(hex),
  chainBefore: z.nullable(hex),
  chain: z.nullable(hex),
  numbers: z.nullable(z.array(z.int())),
  /** With an order named: the hashes beside its way up to `ordersHash`. */
  path: z.nullable(z.array(z.strictObject({ side: z.enum(['left', 'right']), hash: hex }))),
});

/** A draw as operators see it. */
export const operatorDraw = z.strictObject({
  id: rowId,
  gameCode,
  name: lotteryName,
  family: z.string(),
  source: z.enum(['own', 'official']),
  no: drawNo,
  closeAt: moment,
  drawAt: moment,
  state: drawState,
  isLate: z.boolean(),
  currency,
  stake: amount,
  payout: amount,
  numbers: z.nullable(z.array(z.int())),
  resultNo: z.int(),
  reason: z.string(),
  /** What waits for a second person. */
  proposal: z.nullable(
    z.strictObject({
      id: rowId,
      kind: z.enum(['result', 'void']),
      numbers: z.nullable(z.array(z.int())),
      reason: z.string(),
      proposedBy: z.string(),
      createdAt: moment,
    }),
  ),
});
