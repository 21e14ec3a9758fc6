import * as z from 'zod/mini';

/** Every family that a lottery may be of: the page that it stands on, and the group that it stands in there. */
export const lotteryFamilies = {
  ssc: { area: 'CN', group: 'SSC' },
  elevenFive: { area: 'CN', group: '11X5' },
  kThree: { area: 'CN', group: 'K3' },
  pkTen: { area: 'CN', group: 'PK10' },
  threeDigit: { area: 'CN', group: '3D' },
  pc28: { area: 'CN', group: 'PC28' },
  kenoPc28: { area: 'CN', group: 'PC28' },
  markSix: { area: 'CN', group: 'LHC' },
  keno: { area: 'CN', group: 'KL8' },
  vnNorth: { area: 'VN', group: 'VNN' },
  vnCentral: { area: 'VN', group: 'VNC' },
  vnSouth: { area: 'VN', group: 'VNS' },
  thai: { area: 'SEA', group: 'THAI' },
  laos: { area: 'SEA', group: 'LAOS' },
  hanoi: { area: 'SEA', group: 'HANOI' },
  malaysia: { area: 'SEA', group: '4D' },
} as const;

export type LotteryFamily = keyof typeof lotteryFamilies;

export const lotteryFamily = z.enum(Object.keys(lotteryFamilies) as [LotteryFamily, ...LotteryFamily[]]);
