import { formatAmount, parseAmount } from '@baize/maths';
import type { CatalogueGame } from './CatalogueGame.ts';

type Decision = CatalogueGame['decision'];

/** A decision as it is typed; an empty field leaves the vendor's word standing. */
export type TypedDecision = Omit<Decision, 'position' | 'minBet' | 'maxBet'> &
  Record<'position' | 'minBet' | 'maxBet', string>;

const HUNDREDTH = 1_000n;
const NOTHING = 0n;

export function typedDecision({ position, minBet, maxBet, ...rest }: Decision): TypedDecision {
  const money = (bound: bigint | null): string => (bound === null ? '' : formatAmount(bound));
  return { ...rest, position: position === null ? '' : String(position), minBet: money(minBet), maxBet: money(maxBet) };
}

/** What was typed as the server takes it, or the first field that it would refuse. */
export function readDecision(
  typed: TypedDecision,
): { decision: Decision } | { fault: 'position' | 'minBet' | 'maxBet' } {
  const money = (text: string): bigint | null | undefined => {
    if (text.trim() === '') return null;
    const units = parseAmount(text.trim());
    return units !== undefined && units % HUNDREDTH === NOTHING ? units : undefined;
  };
  const at = typed.position.trim();
  const isPlace = at === '' || (/^\d{1,5}$/.test(at) && Number(at) <= 10_000);
  if (!isPlace) return { fault: 'position' };
  const [minBet, maxBet] = [money(typed.minBet), money(typed.maxBet)];
  if (minBet === undefined) return { fault: 'minBet' };
  if (maxBet === undefined || maxBet === NOTHING) return { fault: 'maxBet' };
  if (minBet !== null && maxBet !== null && minBet > maxBet) return { fault: 'maxBet' };
  return { decision: { ...typed, position: at === '' ? null : Number(at), minBet, maxBet } };
}
