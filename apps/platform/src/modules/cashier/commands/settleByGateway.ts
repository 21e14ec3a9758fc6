import { attempt } from '@baize/server/attempt';
import { Refusal } from '#kit/refusal.ts';
import { mustPost, postWithin, type WalletItem, type PostResult } from '#modules/wallet/index.ts';
import type { Settle, Tell } from '#modules/gateways/index.ts';
import type { CashierDeps, Transaction } from '../CashierDeps.ts';
import { depositFact, depositKey, depositMoney, isHoldable, refuseUnposted, toldAs } from '../depositMoney.ts';
import { decideByGateway, readDeposit } from '../store.ts';
import { endPaying, lockWithdrawals, readWithdrawal, stopPaying } from '../store/withdrawals.ts';
import { tellDecided } from '../tellDecided.ts';
import { withdrawalMoney } from '../withdrawalMoney.ts';

type Deps = Pick<CashierDeps, 'pool' | 'wallet' | 'messages' | 'promotions'>;

const nothing: Tell = async () => undefined;

/**
 * Applies a verified gateway report: state, money and the member's message are in the report's transaction. A report
 * without news changes nothing; one that contradicts the books throws.
 */
export function settleByGateway(deps: Deps): Settle {
  const { messages, promotions } = deps;

  async function decide(
    client: Transaction,
    { brandId, depositId, language }: { brandId: number; depositId: bigint; language: string },
    status: 'approved' | 'rejected',
  ): Promise<Tell> {
    const known = await readDeposit(client, brandId, String(depositId));
    if (!known) throw new Error(`Deposit ${depositId} is not there.`);
    const member = { brandId, memberId: known.memberId };
    // Concurrent withdrawals read the approved deposits before or after, never in between.
    await lockWithdrawals(client, member);
    if (known.status === 'held' || known.status === 'returned') {
      if (status === 'approved') throw new Error(`Deposit ${depositId} is ${known.status} already.`);
      return nothing;
    }
    try {
      return await attempt(client, () => decideAs(client, { brandId, depositId, language, member, status }));
    } catch (error) {
      if (!(error instanceof Refusal && isHoldable(error.code))) throw error;
      // The money was collected and the report is true: it is held until an operator decides.
      const held = { status: 'held' as const, heldFor: error.code };
      return decideAs(client, { brandId, depositId, language, member, ...held });
    }
  }

  async function decideAs(
    client: Transaction,
    {
      brandId,
      depositId,
      language,
      member,
      status,
      heldFor = '',
    }: {
      brandId: number;
      depositId: bigint;
      language: string;
      member: { brandId: number; memberId: bigint };
      status: 'approved' | 'held' | 'rejected';
      heldFor?: string;
    },
  ): Promise<Tell> {
    const decided = await decideByGateway(client, { brandId, id: depositId, status, by: '', heldFor });
    if (!decided) {
      // A failure report for an expired or credited deposit has no effect; money without a deposit is an error.
      if (status !== 'rejected') throw new Error(`Deposit ${depositId} cannot be credited.`);
      return nothing;
    }
    const key = depositKey(decided);
    await messages.writeWithin(client, { ...member, language, key, fact: depositFact(decided) });
    const items = status === 'approved' ? depositMoney(decided) : [];
    if (status === 'approved') await promotions.noteFact(client, member);
    const posted = await postWithin(client, items);
    posted.forEach(refuseUnposted);
    const { amount, currency } = decided;
    const kind = toldAs(decided);
    await tellDecided(client, { ...member, kind, amount, currency });
    return announcing(deps, items, posted);
  }

  return {
    languageOf: messages.languageOf,
    depositPaid: (client, order) => decide(client, order, 'approved'),
    depositFailed: (client, order) => decide(client, order, 'rejected'),
    withdrawalPaid: async (client, { brandId, withdrawalId, language, reference, by }) => {
      const row = await endPaying(client, { brandId, id: String(withdrawalId), by, reference });
      if (!row) throw new Error(`Withdrawal ${withdrawalId} is not being paid.`);
      const member = { brandId, memberId: row.memberId };
      const { amount, currency } = row;
      await messages.writeWithin(client, {
        ...member,
        language,
        key: `withdrawal:${row.id}:paid`,
        fact: {
          ...{ what: 'withdrawalPaid', number: String(row.id), amount, arrives: amount - row.fee, currency },
          minutes: row.confirmMinutes,
        },
      });
      const items = withdrawalMoney(row);
      const posted = await mustPost(client, items, 'a payout');
      await tellDecided(client, { ...member, kind: 'withdrawalPaid', amount, currency });
      return announcing(deps, items, posted);
    },
    withdrawalFailed: async (client, { brandId, withdrawalId, by }) => {
      const known = await readWithdrawal(client, { brandId, id: withdrawalId });
      if (!known?.isPaying) throw new Error(`Withdrawal ${withdrawalId} is not being paid.`);
      await stopPaying(client, { brandId, id: String(withdrawalId), note: by });
      return nothing;
    },
  };
}

/** Notifies open pages of the balance after the commit. */
const announcing =
  ({ wallet }: Deps, items: readonly WalletItem[], posted: readonly PostResult[]): Tell =>
  async () =>
    wallet.announce(items, posted);
