import { placeMarks } from '../placeMarks.ts';
import type { Transaction } from '../PromotionsDeps.ts';
import { readReferral } from '../store/campaigns.ts';
import { insertMarks } from '../store/marks.ts';
import { insertParticipation } from '../store/participations.ts';

type Arrival = {
  brandId: number;
  /** The new member. */
  memberId: bigint;
  referrer: { memberId: bigint; account: string };
  ip: string;
  cookies: Readonly<Record<string, string | undefined>>;
};

/**
 * Records a referral in the transaction that opens the account, with the browser and the network of the registration:
 * these are never known as well again. Does nothing without an open referral promotion.
 */
export async function noteArrival(
  client: Transaction,
  { brandId, memberId, referrer, ip, cookies }: Arrival,
): Promise<void> {
  const campaign = await readReferral(client, brandId);
  if (!campaign) return;
  const row = await insertParticipation(client, {
    ...{ brandId, ...referrer, campaignId: campaign.id, kind: campaign.kind, currency: campaign.currency },
    ...{ status: 'signedUp', remark: '', isHeld: false, part: String(memberId) },
  });
  if (row) await insertMarks(client, { ...row, participationId: row.id }, placeMarks(ip, cookies));
}
