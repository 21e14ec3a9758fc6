import * as z from 'zod/mini';
import { localTexts } from '../language.ts';
import { amount, currency, moment, requestId, rowId } from '../shapes.ts';

/** A localised name. */
const lotteryName = localTexts(60);

/** The operator's code of a lottery, used in URLs. */
export const gameCode = z.string().check(z.regex(/^[A-Za-z0-9-]{2,24}$/));

/** `20260305-0231`: the day in the lottery's time zone, and the draw of that day. */
export const drawNo = z.string().check(z.regex(/^\d{8}-\d{4}$/));

/** A day in the time zone of a lottery, such as 2026-03-05: the one that its draws are numbered by. */
export const drawDay = z.iso.date().check(z.refine((text) => !text.startsWith('0000')));

export const prizeMode = z.enum(['LOTT', 'ZY', 'ELOTT', 'SEA']);

/** A hash, or a seed, of 32 bytes. */
const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const drawState = z.enum(['scheduled', 'open', 'closed', 'awaiting', 'drawn', 'settled', 'void']);

/** Stake units of a line: 2, 0.2, 0.02 and 0.002. */
export const lineUnit = z.enum(['yuan', 'jiao', 'fen', 'li']);

/** A draw as everybody sees it. `numbers` depend on the family and are in drawn order. */
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

/** A lottery in a lobby: the draw that takes bets now or next, and the last drawn one. */
export const lotteryCard = z.strictObject({
  gameCode,
  name: lotteryName,
  family: z.string(),
  gameGroupCode: z.string(),
  lottoArea: z.enum(['CN', 'VN', 'SEA']),
  prizeMode,
  source: z.enum(['own', 'official']),
  /** The time zone of its draws. */
  timeZone: z.string(),
  everySeconds: z.int(),
  /** The lowest prize group, and the declared return of plays at odds: available to everybody. */
  minGroup: z.int(),
  returnBps: z.nullable(z.int()),
  current: z.nullable(draw),
  last: z.nullable(draw),
});

/** Betting terms of a lottery; limits are amounts in the brand's currency. */
export const lotteryTerms = z.strictObject({
  minGroup: z.int(),
  /** The highest prize group of this member here. A lower one earns a rebate of 1/2,000 of the stake per step. */
  maxGroup: z.int(),
  returnBps: z.nullable(z.int()),
  /** The zodiac animal that Mark Six counts from; 0 to 11. */
  yearAnimal: z.int(),
  playLimit: amount,
  memberLimit: amount,
  drawLimit: amount,
  /** Maximum prize of one line; a bet that could win more is refused. */
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
  /** Prize of a winning line, as accepted, and the number of winning lines once the draw is settled. */
  prizes: z.array(z.strictObject({ key: z.string(), each: amount, lines: z.nullable(z.int()) })),
});

/** An order with the terms it was accepted at. */
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
  /** Included in the draw's hash of orders. */
  digest: hex,
  state: z.enum(['placed', 'won', 'lost', 'cancelled', 'refunded']),
  /** The chase it belongs to. */
  chaseId: z.nullable(rowId),
  /** True while the draw takes bets, so that the order can be cancelled. */
  canCancel: z.boolean(),
  currency,
  stake: amount,
  rebate: amount,
  payout: amount,
  numbers: z.nullable(z.array(z.int())),
  lines: z.array(orderLine),
});

/** Data to verify a draw; unknown values are null. */
export const drawProof = z.strictObject({
  gameCode,
  family: z.string(),
  no: drawNo,
  /** The draw's nonce in the random stream: its time in seconds since 1970. */
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
  /** For a given order: its Merkle path up to `ordersHash`. */
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
  /** A proposal that waits for a second operator. */
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
