import type { Queryable } from '#kit/db.ts';
import { readFirstDeposit } from '#modules/cashier/index.ts';
import { readDetails } from '#modules/identity/index.ts';
import type { CampaignRow } from './CampaignRow.ts';
import type { ParticipationRow } from './ParticipationRow.ts';
import { sumLossOfMember } from '#modules/vendors/index.ts';
import { balancesOf } from '#modules/wallet/index.ts';
import { readMetReferrals } from './readMetReferrals.ts';
import { bonusOn, detailsOf, rewardAt, tiersOf, worthOf, type Mark } from './rules.ts';
import { readMarks } from './store/marks.ts';
import { countEarned, readUsedDeposits } from './store/participations.ts';

/** Met: with the reward, decided only here. `never`: can no longer be met. */
export type Condition =
  | { is: 'open' | 'never' }
  | { is: 'met'; amount: bigint | null; depositId: bigint | null; marks: Mark[] };

/** Whether a member has met a promotion's condition, and the reward. */
export async function readCondition(db: Queryable, row: ParticipationRow, campaign: CampaignRow): Promise<Condition> {
  const { brandId, memberId, createdAt } = row;
  const owner = { brandId, memberId };
  const { kind, amount, minimum, endsAt: until } = campaign;
  switch (kind) {
    case 'signUp':
      return { is: 'met', amount, depositId: null, marks: [] };
    case 'zaloBinding': {
      const zalo = (await readDetails(db, owner))?.zalo.trim().toLowerCase() ?? '';
      const isLate = campaign.window === 'over';
      if (zalo === '' || isLate) return { is: isLate ? 'never' : 'open' };
      return { is: 'met', amount, depositId: null, marks: [{ kind: 'zalo', mark: zalo }] };
    }
    case 'firstDeposit':
    case 'nthDeposit': {
      const skip = (campaign.depositNo ?? 1) - 1;
      const first = await readFirstDeposit(db, { ...owner, since: undefined, until, minimum: 1n, without: [], skip });
      if (!first) return { is: campaign.window === 'over' ? 'never' : 'open' };
      if (first.amount < minimum || (await readUsedDeposits(db, owner)).includes(first.id)) return { is: 'never' };
      return metBy(first, campaign);
    }
    case 'reloadDeposit':
    case 'freeRounds':
    case 'raffle': {
      const free = detailsOf(campaign).freeRounds;
      // The draw decides a raffle's reward, the promotion the value of free rounds.
      const prize = { amount: free === null ? null : worthOf(free), marks: [] };
      if (kind !== 'reloadDeposit' && minimum === 0n) return { is: 'met', depositId: null, ...prize };
      const without = await readUsedDeposits(db, owner);
      const deposit = await readFirstDeposit(db, { ...owner, since: createdAt, until, minimum, without });
      if (!deposit) return { is: campaign.window === 'over' ? 'never' : 'open' };
      return kind === 'reloadDeposit' ? metBy(deposit, campaign) : { is: 'met', depositId: deposit.id, ...prize };
    }
    case 'cashBack':
    case 'lossRescue':
      return readLossCondition(db, row, campaign);
    // First come, first served; the pot determines the share.
    case 'rain':
      return { is: 'met', amount: null, depositId: null, marks: [] };
    // The one is decided by an operator; the other is completed and claimed within its period.
    case 'application':
    case 'mission':
      return { is: 'open' };
    case 'referral':
      return readReferralCondition(db, row, campaign);
  }
}

/** A referred member has deposited and staked enough; the number of earlier ones decides the reward. */
async function readReferralCondition(db: Queryable, row: ParticipationRow, campaign: CampaignRow): Promise<Condition> {
  const [met] = await readMetReferrals(db, campaign, [row]);
  if (!met) return { is: campaign.window === 'over' ? 'never' : 'open' };
  const earned = await countEarned(db, row);
  return {
    is: 'met',
    amount: rewardAt(tiersOf(campaign), earned + 1),
    depositId: null,
    marks: await readMarks(db, row.id),
  };
}

/**
 * A loss counts once all rounds of its period are settled: before that a stake may still be refunded. Cash-back is due
 * at the end of the period; a rescue once next to nothing is left, including held and bonus money.
 */
async function readLossCondition(db: Queryable, row: ParticipationRow, campaign: CampaignRow): Promise<Condition> {
  const { brandId, memberId, countsFrom: from, countsUntil: to } = row;
  const { currency, minimum, lossBelow } = campaign;
  if (from === null || to === null) throw new Error(`Participation ${row.id} counts nothing.`);
  const { lost, open, isOver } = await sumLossOfMember(db, { brandId, memberId, currency, from, to });
  if (open > 0) return { is: campaign.isClaimOpen ? 'open' : 'never' };
  const amount = lost > 0n && lost >= minimum ? bonusOn(lost, campaign) : 0n;
  const isMet = amount > 0n && (campaign.kind === 'cashBack' ? isOver : await hasLess(db, row, lossBelow ?? 0n));
  if (isMet) return { is: 'met', amount, depositId: null, marks: [] };
  return { is: isOver ? 'never' : 'open' };
}

/** Whether the total of all of a member's accounts here is below an amount. */
async function hasLess(db: Queryable, owner: ParticipationRow, sum: bigint): Promise<boolean> {
  const own = (await balancesOf(db, owner)).filter(
    ({ name, currency }) => name !== 'debt' && currency === owner.currency,
  );
  return own.reduce((total, { balance }) => total + balance, 0n) < sum;
}

function metBy(deposit: { id: bigint; amount: bigint; currency: string }, campaign: CampaignRow): Condition {
  const amount = deposit.currency === campaign.currency ? bonusOn(deposit.amount, campaign) : 0n;
  return amount === 0n ? { is: 'never' } : { is: 'met', amount, depositId: deposit.id, marks: [] };
}
