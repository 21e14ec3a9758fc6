import { cutPot } from '@baize/maths/fairness/cutPot';
import { seededDraw } from '#kit/seededDraw.ts';
import type { CampaignRow } from './CampaignRow.ts';

/** The shares of a pot in taking order, from the committed seed and the promotion's id only. */
export const sharesOf = (
  { id, amount, rainShares }: Pick<CampaignRow, 'id' | 'amount' | 'rainShares'>,
  seed: string,
): bigint[] => cutPot(amount, rainShares ?? 0, seededDraw(seed, 'rain', id));
