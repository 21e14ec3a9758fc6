import { rebateClasses } from '@baize/contract';
import type { WalletItem } from '#modules/wallet/index.ts';
import type { GrantRow } from './GrantRow.ts';
import type { RebateClass, RebateLine, RebateRates } from './RebateRules.ts';

/** What a bonus moves when it comes to its present state: to the member's bonus account, and from there once. */
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

/** What a bonus moves that is given at once: to the bonus account, and on from there if nothing has to be staked for it. */
export function moneyOfGiven(grant: GrantRow): WalletItem[] {
  const granted = moneyOfGrant({ ...grant, status: 'queued' });
  return grant.status === 'released' ? [...granted, ...moneyOfGrant(grant)] : granted;
}

/** What becomes of an active bonus: released as soon as enough was staked in its time, expired when the time is over. */
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

/** What of each game's valid bets no rebate was paid for yet; less than nothing counts as nothing and is caught up first. */
export function unpaidOf(played: readonly GameBets[], counted: readonly GameBets[]): GameBets[] {
  const paid = new Map(counted.map((row) => [keyOf(row), row.validBet]));
  return played.flatMap((row) => {
    const validBet = row.validBet - (paid.get(keyOf(row)) ?? 0n);
    return validBet > 0n ? [{ ...row, validBet }] : [];
  });
}

/** The rebate by category. Games that nobody knows any more bring none. */
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

/** What is paid: whole hundredths of the currency, never more than the rates give. */
export function rebateOf(lines: readonly RebateLine[]): bigint {
  const sum = lines.reduce((total, { amount }) => total + amount, 0n);
  return sum - (sum % 1_000n);
}

/** Where a brand gives nothing back. */
export const noRates: RebateRates = { RNG: 0, LIVE: 0, FISH: 0, PVP: 0, SPORTS: 0, ESPORTS: 0, LOTT: 0, ELOTT: 0 };
