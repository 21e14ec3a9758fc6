import { Refusal } from '#kit/refusal.ts';
import { drawPrize } from '@baize/maths/fairness/drawPrize';
import { prizeOdds } from '@baize/maths/fairness/prizeOdds';
import { seededDraw } from '#kit/seededDraw.ts';
import { giveWithin, type Given } from '#modules/bonuses/index.ts';
import { giveFreeWithin } from '#modules/vendors/index.ts';
import type { CampaignRow } from '../CampaignRow.ts';
import type { ParticipationRow } from '../ParticipationRow.ts';
import { payeeMarks } from '../payeeMarks.ts';
import { personOf } from '../personOf.ts';
import { openSeed } from '../openSeed.ts';
import { placeOfDraw } from '../placeOfDraw.ts';
import type { PromotionsDeps, Transaction } from '../PromotionsDeps.ts';
import { flagsOf, titleOf, type Mark } from '../rules.ts';
import { holdRoom } from '../store/budgets.ts';
import { holdPrizes, takePrize } from '../store/campaigns.ts';
import { writeMarks } from '../store/marks.ts';
import { writeDraw } from '../store/draws.ts';
import { flagParticipation, moveParticipation } from '../store/participations.ts';
import { withReferrer } from '../withReferrer.ts';
import { advance } from './advance.ts';
import { prepareDraw } from './prepareDraw.ts';
import { tellShared } from './tellShared.ts';

export type Paid = { row: ParticipationRow; given?: Given; isHeld?: true };

type Claim = {
  /** The caller has locked it until the end of the transaction. */
  row: ParticipationRow;
  campaign: CampaignRow;
  marks: readonly Mark[];
  defaultLanguage: string;
  /** Raffles: the member's part of the randomness beside the committed seed. */
  clientSeed?: string | undefined;
};

type Deps = Pick<PromotionsDeps, 'secrets' | 'log'>;

/** Pays a claimable participation; otherwise returns or refuses with the reason. */
export async function payHeld(deps: Deps, client: Transaction, claim: Claim): Promise<Paid> {
  const { row: held, campaign, defaultLanguage } = claim;
  if (held.status === 'claimed' || held.status === 'issued' || held.prizeId !== null) return { row: held };
  const row = held.status === 'signedUp' ? await advance(deps, client, held, campaign) : held;
  if (row.isHeld) return row === held ? refuseHeld() : { row, isHeld: true };
  if (row.status !== 'claim') throw new Refusal('promotion_state_changed');
  if (!row.isInTime) throw new Refusal('promotion_closed');
  if (!row.isCleared) {
    const flags = flagsOf(campaign, await look(client, row, claim.marks));
    if (flags.length > 0) {
      tellShared(deps, row, flags);
      return { row: (await flagParticipation(client, { ...row, flags })) ?? row, isHeld: true };
    }
  }
  const isRaffle = campaign.kind === 'raffle';
  const { amount, prizeId } = isRaffle
    ? await draw(deps, client, claim, row)
    : { amount: row.amount ?? 0n, prizeId: null };
  if (amount === 0n) {
    const blank = await moveParticipation(client, row, { from: ['claim'], to: 'closed' }, { amount, prizeId });
    return { row: blank ?? row };
  }
  if (campaign.kind === 'freeRounds') return { row: await giveRounds(client, row, campaign) };
  const given = await giveWithin(client, {
    ...{ brandId: row.brandId, memberId: row.memberId, account: row.account, requestId: row.requestId, amount },
    ...{ currency: row.currency, multiple: campaign.multiple, days: campaign.days, requester: 'promotions' },
    ...{ title: titleOf(campaign, defaultLanguage), reason: `promotion ${campaign.id}, participation ${row.id}` },
  });
  const won = { amount, prizeId, grantId: given.grant.id };
  const claimed = await moveParticipation(client, row, { from: ['claim'], to: 'claimed' }, won);
  if (!claimed) throw new Error(`Participation ${row.id} moved while it was held.`);
  if (given.grant.status !== 'released') return { row: claimed, given };
  return { row: (await moveParticipation(client, row, { from: ['claimed'], to: 'issued' })) ?? claimed, given };
}

/** Grants free rounds instead of money, playable within the days of the promotion. */
async function giveRounds(
  client: Transaction,
  row: ParticipationRow,
  campaign: CampaignRow,
): Promise<ParticipationRow> {
  const { freeVendorId: vendorId, freeGame: gameCode, freeStake: stake, freeRounds: rounds } = campaign;
  if (vendorId === null || gameCode === null || stake === null || rounds === null) {
    throw new Error(`Promotion ${campaign.id} has no rounds to give.`);
  }
  const free = await giveFreeWithin(client, {
    ...{ brandId: row.brandId, memberId: row.memberId, account: row.account, requestId: row.requestId },
    ...{ vendorId, gameCode, stake, rounds, currency: row.currency, days: campaign.days, requester: 'promotions' },
    reason: `promotion ${campaign.id}, participation ${row.id}`,
  });
  const claimed = await moveParticipation(client, row, { from: ['claim'], to: 'claimed' }, { freeId: free.id });
  if (!claimed) throw new Error(`Participation ${row.id} moved while it was held.`);
  return (await moveParticipation(client, row, { from: ['claimed'], to: 'issued' })) ?? claimed;
}

/** Checks shared marks again at the claim: payees are known late, and a referrer's marks only at the claim. */
async function look(client: Transaction, row: ParticipationRow, marks: readonly Mark[]) {
  const payees = await payeeMarks(client, personOf(row));
  const seen = await writeMarks(client, { ...row, participationId: row.id }, payees);
  if (row.kind !== 'referral') return seen;
  return withReferrer(client, row, { seen, marks: [...marks, ...(await payeeMarks(client, row))] });
}

function refuseHeld(): never {
  throw new Refusal('promotion_held');
}

/**
 * A prize beyond the remaining budget counts as out of stock. The result depends on the seed committed when the member
 * joined, the member's client seed, and the current weights.
 */
async function draw(
  deps: Deps,
  client: Transaction,
  { campaign, clientSeed = '' }: Claim,
  row: ParticipationRow,
): Promise<{ amount: bigint; prizeId: bigint }> {
  const prizes = await holdPrizes(client, campaign.id);
  const room = await holdRoom(client, campaign, row.memberId);
  const { weights } = prizeOdds(prizes, room);
  const seed = openSeed(deps, await prepareDraw(deps, client, row), placeOfDraw(row));
  const at = drawPrize(weights, seededDraw(seed, clientSeed, row.id));
  const prize = prizes[at];
  if (!prize) throw new Error(`Raffle ${campaign.id} has nothing to draw.`);
  await writeDraw(client, { participationId: row.id, clientSeed, weights, place: at + 1, seed });
  await takePrize(client, prize.id);
  return { amount: prize.amount, prizeId: prize.id };
}
