import type { InputOf, redeem } from '@baize/contract';
import { Refusal } from '#kit/refusal.ts';
import { retried } from '#kit/retried.ts';
import { transact } from '@baize/server/transact';
import { postWithin, type PostResult } from '#modules/wallet/index.ts';
import type { PointsDeps, Transaction } from '../PointsDeps.ts';
import type { RedemptionRow } from '../RedemptionRow.ts';
import type { RewardRow } from '../RewardRow.ts';
import { mobileOf, moneyOf, referenceOf } from '../rules.ts';
import { lockPoints, postPoints } from '../store/book.ts';
import { insertRedemption, readByRequest } from '../store/redemptions.ts';
import { readReward, readTaken, takeStock } from '../store/rewards.ts';

type Request = InputOf<typeof redeem> & { brandId: number; memberId: bigint; account: string; currency: string };

/**
 * Redeems points for a reward, idempotent by request id: stock, row, points and money are one transaction, serialised
 * per member. The price is read here; the caller only names the version that was seen.
 */
export async function redeemReward(deps: PointsDeps, request: Request): Promise<RedemptionRow> {
  const known = await readByRequest(deps.pool, request, request.requestId);
  if (known) return sameOrConflict(known, request);
  const to = await refuseTerms(deps, request);
  const { brandId, memberId, paymentPassword } = request;
  await deps.identity.checkPaymentPassword({ brandId, memberId, password: paymentPassword });
  const { row, items, results } = await retried(() =>
    transact(deps.pool, async (client) => {
      await lockPoints(client, request);
      const first = await readByRequest(client, request, request.requestId);
      if (first) return { row: sameOrConflict(first, request), items: [], results: [] };
      const reward = await take(client, request);
      const written = await insertRedemption(client, { ...rowOf(reward, request), ...to });
      await pay(client, written);
      const money = moneyOf(written, false);
      const posted = await postWithin(client, money);
      posted.forEach(refuseUnposted);
      return { row: written, items: money, results: posted };
    }),
  );
  deps.wallet.announce(items, results);
  return row;
}

function sameOrConflict(known: RedemptionRow, request: Request): RedemptionRow {
  if (String(known.rewardId) === request.rewardId && known.quantity === request.quantity) return known;
  throw new Refusal('request_conflict');
}

/** Checks before the password is required: the version that was seen, and the delivery address of a gift. */
async function refuseTerms({ pool }: PointsDeps, request: Request) {
  const reward = await readReward(pool, { brandId: request.brandId, id: request.rewardId });
  if (!reward) throw new Refusal('reward_not_found');
  if (reward.version !== request.version) throw new Refusal('reward_changed');
  if (!reward.needsAddress) return { recipient: '', address: '', mobile: '' };
  const { recipient, address } = request;
  if (recipient.length < 2) throw new Refusal('recipient_required');
  if (address.length < 6) throw new Refusal('address_required');
  const mobile = mobileOf(request.mobile);
  if (mobile === undefined) throw new Refusal('mobile_invalid');
  return { recipient, address, mobile };
}

/** Takes the pieces; the statement decides, and the reason for a refusal is determined afterwards. */
async function take(client: Transaction, request: Request): Promise<RewardRow> {
  const { brandId, memberId, rewardId: id, version, quantity } = request;
  const taken = await takeStock(client, { brandId, memberId, id, version, quantity });
  if (taken) return taken;
  const now = await readReward(client, { brandId, id });
  if (now?.version !== version) throw new Refusal('reward_changed');
  if (!now.isOpen) throw new Refusal('reward_closed');
  if (now.taken + quantity > now.stock) throw new Refusal('reward_sold_out');
  const own = await readTaken(client, { memberId, rewardId: now.id });
  throw new Refusal(now.memberCap !== null && own + quantity > now.memberCap ? 'reward_cap' : 'reward_closed');
}

function rowOf(reward: RewardRow, { brandId, memberId, account, requestId, quantity, currency }: Request) {
  const times = BigInt(quantity);
  return {
    ...{ brandId, memberId, account, requestId, quantity, currency, kind: reward.kind, rewardId: reward.id },
    ...{ name: reward.name, image: reward.image, unitPoints: reward.points, points: reward.points * times },
    ...{ amount: reward.amount * times, pays: reward.pays * times },
  };
}

async function pay(client: Transaction, row: RedemptionRow): Promise<void> {
  const { id, brandId, memberId, points } = row;
  const [posted] = await postPoints(client, [
    { brandId, memberId, kind: 'redeemed', key: `redemption:${id}`, amount: -points, ref: referenceOf(id) },
  ]);
  if (posted?.outcome === 'insufficient_points') throw new Refusal('insufficient_points');
  if (posted?.outcome !== 'applied') throw new Error(`The book of points answered ${posted?.outcome ?? 'nothing'}.`);
}

function refuseUnposted({ outcome }: PostResult): void {
  if (outcome === 'applied') return;
  if (outcome === 'insufficient_funds' || outcome === 'account_closed') throw new Refusal(outcome);
  throw new Error(`The ledger answered ${outcome} to a redemption.`);
}
