import { formatAmount, parseAmount } from '../money.ts';
import { termsFault } from './termsFault.ts';
import type { ContractKind, Terms, Tier } from './Terms.ts';

/** A tier as typed; the rate in percent. */
export type TierDraft = Readonly<Record<'validBet' | 'loss' | 'activeMembers' | 'rate' | 'amount', string>>;
export type TermsDraft = Readonly<{ activeBet: string; tiers: readonly TierDraft[] }>;

/** Terms as typed. */
export function termsDraft({ activeBet, tiers }: Pick<Terms, 'activeBet' | 'tiers'>): TermsDraft {
  return {
    activeBet: formatAmount(activeBet),
    tiers: tiers.map((tier) => ({
      ...{ validBet: formatAmount(tier.validBet), loss: formatAmount(tier.loss), amount: formatAmount(tier.amount) },
      ...{ activeMembers: String(tier.activeMembers), rate: String(tier.rateBps / 100) },
    })),
  };
}

/** Parses typed terms; undefined where a figure is invalid or the tiers contradict each other. */
export function readTermsDraft(
  kind: ContractKind,
  { activeBet, tiers }: TermsDraft,
  { period, carry }: Pick<Terms, 'period' | 'carry'>,
): { period: Terms['period']; carry: Terms['carry']; activeBet: bigint; tiers: Tier[] } | undefined {
  const amountOf = (typed: string): bigint | undefined => parseAmount(typed.trim() === '' ? '0' : typed.trim());
  const least = amountOf(activeBet);
  const read = tiers.flatMap((tier): Tier[] => {
    const [validBet, loss, amount] = [amountOf(tier.validBet), amountOf(tier.loss), amountOf(tier.amount)];
    const rate = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(tier.rate.trim());
    const count = /^\d{1,6}$/.exec(tier.activeMembers.trim());
    if (validBet === undefined || loss === undefined || amount === undefined || !rate || !count) return [];
    const rateBps = Number(rate[1]) * 100 + Number((rate[2] ?? '').padEnd(2, '0'));
    return [{ validBet, loss, amount, rateBps, activeMembers: Number(count[0]) }];
  });
  if (least === undefined || read.length !== tiers.length) return undefined;
  const terms = { period, carry, activeBet: least, tiers: read };
  return termsFault(kind, terms) === undefined ? terms : undefined;
}
