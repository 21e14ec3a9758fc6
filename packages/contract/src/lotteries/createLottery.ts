import * as z from 'zod/mini';
import { localTexts } from '../language.ts';
import { operation } from '../operation.ts';
import { REASON_MAX } from '../shapes.ts';
import { lotteryFamily } from './lotteryFamilies.ts';
import { lotteryTermsDraft, operatorLottery } from './operatorLottery.ts';

const secondOfDay = z.int().check(z.gte(0), z.lte(86_399));

/**
 * Opens a lottery of the brand: what it draws, when, and at which terms. Its code, family, source and schedule stay, since its
 * draws are numbered and bound by them.
 */
export const createLottery = operation({
  id: 'lotteries.createLottery',
  method: 'POST',
  path: '/ops/lotteries/createLottery',
  audience: 'operator',
  permission: 'lotteries.write',
  summary: 'Open a lottery',
  description:
    'Draws come every so many seconds from the first to the last of a day, in the zone of the lottery; weekdays count from Sunday. lottery_terms_invalid names the field.',
  input: z.strictObject({
    gameCode: z.string().check(z.regex(/^[a-z0-9-]{2,24}$/)),
    family: lotteryFamily,
    name: localTexts(60),
    source: z.enum(['own', 'official']),
    timeZone: z.string().check(z.minLength(2), z.maxLength(60)),
    firstSecond: secondOfDay,
    lastSecond: secondOfDay,
    everySeconds: z.int().check(z.gte(20), z.lte(86_400)),
    weekdays: z.nullable(z.array(z.int().check(z.gte(0), z.lte(6))).check(z.minLength(1), z.maxLength(7))),
    monthDays: z.nullable(z.array(z.int().check(z.gte(1), z.lte(31))).check(z.minLength(1), z.maxLength(31))),
    terms: lotteryTermsDraft,
    reason: z.string().check(z.trim(), z.maxLength(REASON_MAX)),
  }),
  output: operatorLottery,
  errors: ['not_logged_in', 'not_allowed', 'lottery_terms_invalid', 'reason_required'],
});
