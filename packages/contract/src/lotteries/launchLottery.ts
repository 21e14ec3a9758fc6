import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { languageQuery } from '../site/languageQuery.ts';
import { moment } from '../shapes.ts';
import { gameCode, lotteryCard, lotteryTerms, prizeMode } from './lotteryCard.ts';

/** Opens the lobby or a lottery, and records it as recently opened. */
export const launchLottery = operation({
  id: 'lotteries.launchLottery',
  method: 'POST',
  path: '/lgw/vn/games/launch',
  audience: 'member',
  summary: 'Open a lottery',
  description:
    'lottoView betting needs lottoGameCode, lobby has none. lotteries are those of the area and the mode, or the one that is bet on.',
  input: z.strictObject({
    lottoArea: z.enum(['CN', 'VN', 'SEA']),
    launchMode: z.literal('LOTT'),
    lottoPrizeMode: prizeMode,
    lottoGameCode: z.union([gameCode, z.literal('')]),
    lottoView: z.enum(['betting', 'lobby']),
    device: z.enum(['WEB', 'MOBILE']),
    backUrl: z.string().check(z.maxLength(300)),
    language: languageQuery,
  }),
  output: z.strictObject({
    serverTime: moment,
    lotteries: z.array(lotteryCard),
    terms: z.nullable(lotteryTerms),
  }),
  errors: ['not_logged_in', 'lottery_not_found', 'lottery_closed'],
});
