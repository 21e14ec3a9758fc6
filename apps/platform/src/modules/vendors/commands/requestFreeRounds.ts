import type { createFreeRounds, InputOf } from '@baize/contract';
import { formatAmount } from '@baize/maths';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import { TRIAL_TYPE } from '#modules/identity/index.ts';
import type { FreeRow } from '../FreeRow.ts';
import { insertFree, readFreeByRequest } from '../store/freeRounds.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

type Request = InputOf<typeof createFreeRounds> & { operator: OperatorSession; ip: string; currency: string };

const LONGEST_MS = 90 * 24 * 60 * 60 * 1000;

/** Requests free rounds, idempotent by request id. Not playable until another operator approves. */
export async function requestFreeRounds(
  deps: Pick<VendorsDeps, 'pool' | 'identity' | 'operators' | 'catalogue'>,
  request: Request,
): Promise<FreeRow> {
  const { operator, account, ip, requestId, vassalage, gameCode, stake, rounds } = request;
  const { brandId, operatorId, username } = operator;
  const member = await deps.identity.findAccountByName({ brandId, account });
  // Trial accounts cannot receive anything.
  if (!member || member.type === TRIAL_TYPE) throw new Refusal('member_not_found');
  if (await deps.operators.isOwnAccount(operatorId, member.memberId)) throw new Refusal('not_allowed');
  const known = await readFreeByRequest(deps.pool, { brandId, operatorId, requestId });
  if (known) return sameRequest(known, request, member.memberId);
  const vendorId = await vendorOf(deps, brandId, request);
  const endsAt = new Date(request.endsAt);
  const aheadMs = endsAt.getTime() - Date.now();
  if (aheadMs <= 0 || aheadMs > LONGEST_MS) throw new Refusal('free_rounds_end_invalid');
  return transact(deps.pool, async (client) => {
    const written = await insertFree(client, {
      ...{ brandId, memberId: member.memberId, account: member.account, vendorId, gameCode, stake, rounds, endsAt },
      ...{ currency: request.currency, requestId, reason: request.reason, operatorId, operator: username },
    });
    if (!written) {
      const first = await readFreeByRequest(client, { brandId, operatorId, requestId });
      if (!first) throw new Refusal('request_conflict');
      return sameRequest(first, request, member.memberId);
    }
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip, reason: request.reason },
      ...{ action: 'vendors.createFreeRounds', objectType: 'freeRounds', objectId: String(written.id) },
      after: { member: written.account, game: `${vassalage} ${gameCode}`, rounds, stake: formatAmount(stake) },
    });
    return written;
  });
}

/** The vendor that plays free rounds; refuses games or stakes that are not offered. */
async function vendorOf(
  { catalogue }: Pick<VendorsDeps, 'catalogue'>,
  brandId: number,
  { vassalage, gameCode, stake }: Request,
): Promise<number> {
  const offers = await catalogue.freeOffersOf(brandId);
  const offer = offers.find((one) => one.vendor.code === vassalage && one.gameCode === gameCode);
  if (!offer) {
    const isKnown = (await catalogue.keysOf({})).some((key) => key.endsWith(`:${gameCode}`));
    throw new Refusal(isKnown ? 'free_rounds_not_offered' : 'game_not_found');
  }
  if (!offer.stakes.includes(stake)) throw new Refusal('free_rounds_stake_invalid');
  return offer.vendor.id;
}

function sameRequest(row: FreeRow, { gameCode, stake, rounds }: Request, memberId: bigint): FreeRow {
  const isSame = row.memberId === memberId && row.gameCode === gameCode && row.stake === stake && row.rounds === rounds;
  if (!isSame) throw new Refusal('request_conflict');
  return row;
}
