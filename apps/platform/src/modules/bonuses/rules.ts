import { rebateClasses } from '@baize/contract';
import type { WalletItem } from '#modules/wallet/index.ts';
import type { GrantRow } from './GrantRow.ts';
import type { RebateClass, RebateLine, RebateRates } from './RebateRules.ts';

/** The transfer of a bonus on reaching its current state: to the member's bonus account, and from there once. */
export function moneyOfGrant(grant: GrantRow): WalletItem[] {
  const { id, brandId, memberId, currency, amount, status } = grant;
  const key = `grant:${id}`;
  const common = { brandId, memberId, currency, amount, scope: 'bonuses' };
  switch (status) {
    case 'queued':
      return [{ ...common, key, kind: 'bonusGranted', debit: 'house.bonus:granted', credit: 'bonus' }];
    case 'released':
      return [
        {
          ...{ ...common, key: `${key}:released`, kind: 'bonusReleased', debit: 'bonus', credit: 'main' },
          ...{ rule: 'consumes', ref: key },
        },
      ];
    case 'expired':
    case 'cancelled':
      return [
        {
          ...{ ...common, key: `${key}:${status}`, kind: 'bonusTakenBack', debit: 'bonus' },
          ...{ credit: 'house.bonus:granted', rule: 'consumes', ref: key },
        },
      ];
    default:
      return [];
  }
}

/**
 * The transfers of a bonus without approval: to the bonus account, and from there at once if there is no wagering
 * requirement.
 */
export function moneyOfGiven(grant: GrantRow): WalletItem[] {
  const granted = moneyOfGrant({ ...grant, status: 'queued' });
  return grant.status === 'released' ? [...granted, ...moneyOfGrant(grant)] : granted;
}

/** The outcome of an active bonus: released once the requirement is met in time, expired after the deadline. */
export function endOf(
  { required, expiresAt }: Pick<GrantRow, 'required' | 'expiresAt'>,
  done: bigint,
  now: Date,
): 'released' | 'expired' | undefined {
  if (done >= required) return 'released';
  return expiresAt !== null && now >= expiresAt ? 'expired' : undefined;
}

export type GameBets = { vendorId: number; gameCode: string; validBet: bigint };

const keyOf = ({ vendorId, gameCode }: { vendorId: number; gameCode: string }): string => `${vendorId}:${gameCode}`;

/** Each game's valid bets without a rebate yet; a negative difference counts as zero and is offset first. */
export function unpaidOf(played: readonly GameBets[], counted: readonly GameBets[]): GameBets[] {
  const paid = new Map(counted.map((row) => [keyOf(row), row.validBet]));
  return played.flatMap((row) => {
    const validBet = row.validBet - (paid.get(keyOf(row)) ?? 0n);
    return validBet > 0n ? [{ ...row, validBet }] : [];
  });
}

/** The rebate by category. Unknown games bring none. */
export function linesOf(
  unpaid: readonly GameBets[],
  classes: ReadonlyMap<string, string>,
  rates: RebateRates,
): RebateLine[] {
  const sums = new Map<RebateClass, bigint>();
  for (const row of unpaid) {
    const classify = rebateClasses.find((name) => name === classes.get(keyOf(row)));
    if (classify !== undefined) sums.set(classify, (sums.get(classify) ?? 0n) + row.validBet);
  }
  return [...sums].map(([classify, validBet]) => {
    const rateBps = rates[classify];
    return { classify, validBet, rateBps, amount: (validBet * BigInt(rateBps)) / 10_000n };
  });
}

/** The amount to pay: whole hundredths of the currency, truncated. */
export function rebateOf(lines: readonly RebateLine[]): bigint {
  const sum = lines.reduce((total, { amount }) => total + amount, 0n);
  return sum - (sum % 1_000n);
}

/** Rates of a brand without rebates. */
export const noRates: RebateRates = { RNG: 0, LIVE: 0, FISH: 0, PVP: 0, SPORTS: 0, ESPORTS: 0, LOTT: 0, ELOTT: 0 };
