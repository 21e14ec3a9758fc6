import type { LocalTexts } from '@baize/contract/localText';

/** A brand's lottery; limits in 1/100,000 of the currency. */
export type LotteryRow = {
  id: number;
  brandId: number;
  code: string;
  family: string;
  name: LocalTexts;
  groupCode: string;
  area: 'CN' | 'VN' | 'SEA';
  prizeMode: 'LOTT' | 'ZY' | 'ELOTT' | 'SEA';
  source: 'own' | 'official';
  timeZone: string;
  everySeconds: number;
  minGroup: number;
  maxGroup: number;
  returnBps: number | null;
  playLimit: bigint;
  memberLimit: bigint;
  drawLimit: bigint;
  prizeLimit: bigint;
  isOpen: boolean;
  /** Counts the changes of its restricted numbers. */
  restrictedNo: number;
};
