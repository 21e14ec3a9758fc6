import { cutPot } from '@baize/maths/fairness/cutPot';
import { seededDraw } from '#kit/seededDraw.ts';
import type { CampaignRow } from './CampaignRow.ts';

/** The shares of a pot in the order in which they are taken, by the promised seed and the number of the promotion alone. */
export const sharesOf = (
  { id, amount, rainShares }: Pick<CampaignRow, 'id' | 'amount' | 'rainShares'>,
  seed: string,
): bigint[] => cutPot(amount, rainShares ?? 0, seededDraw(seed, 'rain', id));
