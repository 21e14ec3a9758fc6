import { placeMarks } from '../placeMarks.ts';
import type { Transaction } from '../PromotionsDeps.ts';
import { readReferral } from '../store/campaigns.ts';
import { insertMarks } from '../store/marks.ts';
import { insertParticipation } from '../store/participations.ts';

type Arrival = {
  brandId: number;
  /** Who came. */
  memberId: bigint;
  referrer: { memberId: bigint; account: string };
  ip: string;
  cookies: Readonly<Record<string, string | undefined>>;
};

/**
 * Writes down that a member has brought somebody, in the transaction that opens the account, with the browser and the
 * network that the account came from: these are never known as well again. Nothing where no referral is open.
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
