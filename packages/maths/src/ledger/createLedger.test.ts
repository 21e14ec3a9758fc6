import { describe, expect, it } from 'vitest';
import { createLedger, type LedgerItem } from './createLedger.ts';

const blank: LedgerItem = {
  brand: 1,
  member: 1n,
  currency: 'CNY',
  scope: 'test',
  key: '',
  kind: '',
  content: '',
  refContent: '',
  rule: '',
  ref: '',
  debit: '',
  credit: '',
  amount: 0n,
  mayOwe: false,
  maySettled: false,
  isProbe: false,
};
const deposit = (key: string, amount: bigint): LedgerItem => ({
  ...blank,
  key,
  kind: 'deposit',
  debit: 'house.bank',
  credit: 'main',
  amount,
});
const bet = (key: string, amount: bigint): LedgerItem => ({
  ...blank,
  key,
  kind: 'bet',
  debit: 'main',
  credit: 'house.vendor',
  amount,
});
const win = (key: string, ref: string, amount: bigint): LedgerItem => ({
  ...blank,
  key,
  kind: 'win',
  debit: 'house.vendor',
  credit: 'main',
  rule: 'requires',
  ref,
  amount,
});
const undo = (key: string, ref: string): LedgerItem => ({ ...blank, key, kind: 'rollback', rule: 'reverses', ref });

function play(items: readonly LedgerItem[]): { said: string[]; balance: bigint; debt: bigint; sum: bigint } {
  const ledger = createLedger();
  ledger.open(1, 1n, 'CNY');
  const said = items
    .map((item) => ledger.post(item))
    .map((a) => `${a.outcome}${a.isReplayed ? ' again' : ''} ${a.balance}`);
  return {
    said,
    balance: ledger.balanceOf(1, 1n, 'CNY', 'main'),
    debt: ledger.balanceOf(1, 1n, 'CNY', 'debt'),
    sum: ledger.sumOf(1, 'CNY'),
  };
}

describe('the reference ledger', () => {
  it('books a round and answers retries with the first answer', () => {
    const round = [deposit('d', 100n), bet('b', 30n), win('w', 'b', 50n), bet('b', 30n), win('w', 'b', 50n)];
    expect(play(round)).toEqual({
      said: ['applied 100', 'applied 70', 'applied 120', 'applied again 70', 'applied again 120'],
      balance: 120n,
      debt: 0n,
      sum: 0n,
    });
  });

  it('refuses a call for ever that was cancelled before it arrived', () => {
    expect(play([deposit('d', 100n), undo('u', 'b'), bet('b', 30n), undo('u', 'b')]).said).toEqual([
      'applied 100',
      'tombstoned 100',
      'cancelled 100',
      'tombstoned again 100',
    ]);
  });

  it('rolls a bet back once, and not after its win', () => {
    expect(
      play([deposit('d', 100n), bet('b', 30n), undo('u', 'b'), undo('v', 'b'), win('w', 'b', 5n)]).said.slice(2),
    ).toEqual(['applied 100', 'already_reversed 100', 'reference_reversed 100']);
    // Its answer is kept under its own key.
    expect(
      play([
        deposit('d', 100n),
        bet('b', 30n),
        undo('u', 'b'),
        undo('v', 'b'),
        bet('c', 10n),
        undo('v', 'b'),
        bet('v', 1n),
      ]).said.slice(-2),
    ).toEqual(['already_reversed again 100', 'conflict 90']);
    expect(play([deposit('d', 100n), bet('b', 30n), win('w', 'b', 5n), win('x', 'w', 9n)]).said.at(-1)).toBe(
      'reference_missing 75',
    );
    expect(play([deposit('d', 100n), bet('b', 30n), win('w', 'b', 5n), undo('u', 'b')]).said.at(-1)).toBe(
      'reference_settled 75',
    );
  });

  it('turns a rollback beyond the balance into debt', () => {
    const lost = [deposit('d', 10n), bet('b', 10n), win('w', 'b', 50n), bet('c', 45n), undo('u', 'w')];
    expect(play(lost)).toMatchObject({ balance: 0n, debt: -45n, sum: 0n });
  });

  it('reports a conflict for a known key with other content', () => {
    expect(play([deposit('d', 100n), bet('b', 30n), bet('b', 31n)]).said.at(-1)).toBe('conflict 70');
  });
});
