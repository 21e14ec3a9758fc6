import type { convertPoints, InputOf } from '@baize/contract';
import { MAX_AMOUNT } from '@baize/maths';
import { Refusal } from '#kit/refusal.ts';
import { retried } from '#kit/retried.ts';
import { transact } from '@baize/server/transact';
import { postWithin, type PostResult } from '#modules/wallet/index.ts';
import type { PointsDeps } from '../PointsDeps.ts';
import type { RedemptionRow } from '../RedemptionRow.ts';
import { moneyOf, referenceOf } from '../rules.ts';
import { lockPoints, postPoints } from '../store/book.ts';
import { insertRedemption, readByRequest } from '../store/redemptions.ts';
import { holdPointsSettings } from '../store/settings.ts';

type Request = InputOf<typeof convertPoints> & { brandId: number; memberId: bigint; account: string; currency: string };

/**
 * Converts whole multiples of the ratio into money, idempotent by request id: points and money are one transaction,
 * with the locked ratio that the member has seen.
 */
export async function convertLots(deps: PointsDeps, request: Request): Promise<RedemptionRow> {
  const known = await readByRequest(deps.pool, request, request.requestId);
  if (known) return sameOrConflict(known, request);
  const { brandId, memberId, account, requestId, currency, units, ratioVersion, paymentPassword } = request;
  await deps.identity.checkPaymentPassword({ brandId, memberId, password: paymentPassword });
  const { row, items, results } = await retried(() =>
    transact(deps.pool, async (client) => {
      await lockPoints(client, request);
      const first = await readByRequest(client, request, requestId);
      if (first) return { row: sameOrConflict(first, request), items: [], results: [] };
      const ratio = await holdPointsSettings(client, brandId);
      if (!ratio || ratio.ratioAmount === 0n) throw new Refusal('points_closed');
      if (ratio.ratioVersion !== ratioVersion) throw new Refusal('ratio_changed');
      const lots = BigInt(units);
      const pays = lots * ratio.ratioAmount;
      if (pays > MAX_AMOUNT) throw new Refusal('amount_invalid');
      const unitPoints = BigInt(ratio.ratioPoints);
      const written = await insertRedemption(client, {
        ...{ brandId, memberId, account, requestId, currency, kind: 'convert', rewardId: null, name: {}, image: '' },
        ...{ quantity: units, unitPoints, points: lots * unitPoints, amount: 0n, pays },
        ...{ recipient: '', address: '', mobile: '' },
      });
      const { id, points } = written;
      const [taken] = await postPoints(client, [
        { brandId, memberId, kind: 'converted', key: `redemption:${id}`, amount: -points, ref: referenceOf(id) },
      ]);
      if (taken?.outcome === 'insufficient_points') throw new Refusal('insufficient_points');
      if (taken?.outcome !== 'applied') throw new Error(`The book of points answered ${taken?.outcome ?? 'nothing'}.`);
      const money = moneyOf(written, true);
      const posted = await postWithin(client, money);
      posted.forEach(refuseUnposted);
      return { row: written, items: money, results: posted };
    }),
  );
  deps.wallet.announce(items, results);
  return row;
}

function sameOrConflict(known: RedemptionRow, { units }: Request): RedemptionRow {
  if (known.kind === 'convert' && known.quantity === units) return known;
  throw new Refusal('request_conflict');
}

function refuseUnposted({ outcome }: PostResult): void {
  if (outcome === 'applied') return;
  if (outcome === 'account_closed') throw new Refusal(outcome);
  throw new Error(`The ledger answered ${outcome} to a conversion of points.`);
}
