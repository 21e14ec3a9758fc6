import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { LedgerKind } from '@baize/contract/wallet/ledgerKinds';
import type { ModelBooking } from './netOf.ts';
import type { Random } from './Random.ts';
import type { Site } from './Site.ts';

/** Movements that formulas know. What comes back of a withdrawal makes it smaller. */
const kinds: readonly { kind: LedgerKind; figure: ModelBooking['figure']; isOut: boolean }[] = [
  { kind: 'deposit', figure: 'deposits', isOut: false },
  { kind: 'withdrawal', figure: 'withdrawals', isOut: true },
  { kind: 'withdrawalReturned', figure: 'withdrawals', isOut: false },
  { kind: 'rebate', figure: 'rebates', isOut: false },
  { kind: 'promo', figure: 'activity', isOut: false },
];

/** Books one movement for some of the players, each at its own moment; returns how many. */
export async function bookMoney(
  owner: pg.Pool,
  { site, random, moment }: { site: Site; random: Random; moment: () => number },
): Promise<number> {
  const booked = site.players.filter((_, place) => place % 3 === 2 && random(3) === 0);
  for (const member of booked) {
    const { kind, figure, isOut } = kinds[random(kinds.length)]!;
    const amount = BigInt(1 + random(8_000_000));
    const at = moment();
    const item = {
      ...{ brand: site.id, member: String(member), currency: 'CNY', scope: 'torture', kind, amount: String(amount) },
      ...{ key: randomUUID(), at: new Date(at) },
      ...(isOut ? { debit: 'main', credit: 'house.bank:torture' } : { debit: 'house.bank:torture', credit: 'main' }),
    };
    const { rows } = await owner.query<{ outcome: string }>('select outcome from wallet_post($1::jsonb)', [
      JSON.stringify([item]),
    ]);
    if (rows[0]?.outcome !== 'applied') throw new Error(`The ledger answered ${rows[0]?.outcome} to a ${kind}.`);
    site.model.book(at, { member, figure, amount: figure === 'withdrawals' && !isOut ? -amount : amount });
  }
  return booked.length;
}
