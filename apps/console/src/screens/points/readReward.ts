import type { createReward, InputOf } from '@baize/contract';
import { formatAmount, parseAmount } from '@baize/maths';

type Draft = InputOf<typeof createReward>;

/** A reward as it is typed. */
export type TypedReward = Omit<Draft, 'points' | 'amount' | 'pays' | 'stock' | 'memberCap' | 'position'> &
  Record<'points' | 'amount' | 'pays' | 'stock' | 'memberCap' | 'position', string>;

const HUNDREDTH = 1_000n;
const NOTHING = 0n;
const whole = (text: string, least: number, most: number): number | undefined => {
  const value = /^\d{1,10}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
};
const money = (text: string): bigint | undefined => {
  const units = parseAmount(text.trim());
  return units !== undefined && units % HUNDREDTH === NOTHING ? units : undefined;
};

/** An empty form for a wallet credit, or the reward as it stands. */
export function typedOf(draft: Draft | undefined): TypedReward {
  if (draft === undefined) {
    return {
      ...{ kind: 'credit', category: 'money', name: {}, about: {}, image: '' },
      ...{ points: '', amount: '0', pays: '', needsAddress: false },
      ...{ stock: '100', memberCap: '', opensAt: null, closesAt: null, isListed: true, position: '100' },
    };
  }
  return {
    ...draft,
    ...{ points: String(draft.points), stock: String(draft.stock), position: String(draft.position) },
    ...{ amount: formatAmount(draft.amount), pays: formatAmount(draft.pays) },
    memberCap: draft.memberCap === null ? '' : String(draft.memberCap),
  };
}

/** What was typed as the server takes it, or the first field that it would refuse. */
export function readReward(typed: TypedReward, language: string): { draft: Draft } | { fault: keyof TypedReward } {
  const isCredit = typed.kind === 'credit';
  const read = {
    points: whole(typed.points, 1, 1_000_000_000),
    amount: money(typed.amount),
    pays: isCredit ? money(typed.pays) : NOTHING,
    stock: whole(typed.stock, 0, 10_000_000),
    memberCap: typed.memberCap.trim() === '' ? null : whole(typed.memberCap, 1, 1_000_000),
    position: whole(typed.position, 0, 10_000),
  };
  const name = Object.fromEntries(Object.entries(typed.name).filter(([, text]) => text.trim() !== ''));
  const about = Object.fromEntries(Object.entries(typed.about).filter(([, text]) => text.trim() !== ''));
  if (!(language in name)) return { fault: 'name' };
  const { points, amount, pays, stock, memberCap, position } = read;
  if (points === undefined) return { fault: 'points' };
  if (amount === undefined) return { fault: 'amount' };
  if (pays === undefined || (isCredit && pays === NOTHING)) return { fault: 'pays' };
  if (stock === undefined) return { fault: 'stock' };
  if (memberCap === undefined) return { fault: 'memberCap' };
  if (position === undefined) return { fault: 'position' };
  const { opensAt, closesAt } = typed;
  if (opensAt !== null && closesAt !== null && Date.parse(opensAt) >= Date.parse(closesAt))
    return { fault: 'closesAt' };
  const needsAddress = !isCredit && typed.needsAddress;
  return { draft: { ...typed, name, about, points, amount, pays, stock, memberCap, position, needsAddress } };
}
