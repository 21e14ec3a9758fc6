import type { WordKey } from '../../i18n/WordKey.ts';
import type { LotteryCard } from './BetItem.ts';

export type HallPath = '/lottery' | '/seaLottery' | '/vnLottery';

type Hall = Readonly<{ area: LotteryCard['lottoArea']; prizeMode: LotteryCard['prizeMode']; title: WordKey }>;

/** Which lotteries stand on which page. */
export const halls: Readonly<Record<HallPath, Hall>> = {
  '/lottery': { area: 'CN', prizeMode: 'ZY', title: 'shell.lotteryTitle' },
  '/vnLottery': { area: 'VN', prizeMode: 'LOTT', title: 'shell.vnLotteryTitle' },
  '/seaLottery': { area: 'SEA', prizeMode: 'SEA', title: 'shell.seaLotteryTitle' },
};

const paths = { CN: '/lottery', VN: '/vnLottery', SEA: '/seaLottery' } as const;

/** The page that a lottery is bet on. */
export const hallOf = ({ lottoArea }: Pick<LotteryCard, 'lottoArea'>): HallPath => paths[lottoArea];
