import { bindAccount, createWithdrawal, setPaymentPassword, type Answer, type OutputOf } from '@baize/contract';
import { randomInt, randomUUID } from 'node:crypto';
import { registerMember, type TestMember } from './registerMember.ts';
import type { TestPlatform } from './startPlatform.ts';

type Changes = Partial<{ requestId: string; accountId: string; paymentPassword: string; at: TestPlatform }>;

export type TestPayee = TestMember & {
  accountId: string;
  number: string;
  /** Requests a withdrawal of this many units, at another process if given. */
  withdraw(amount: bigint, changes?: Changes): Promise<Answer<OutputOf<typeof createWithdrawal>>>;
};

/** The payment password of every payee in tests. */
export const goodPaymentPassword = '834512';

/** A member with money, a payment password and a bank account: everything a withdrawal requires. */
export async function registerPayee(site: TestPlatform, balance = 0n): Promise<TestPayee> {
  const member = await registerMember(site);
  const { token, memberId, password: currentPassword } = member;
  const passwords = { newPaymentPassword: goodPaymentPassword, confirmPaymentPassword: goodPaymentPassword };
  await site.call(setPaymentPassword, { currentPassword, ...passwords }, { token });
  const number = String(randomInt(1e11, 9e11));
  const holder = { kind: 'bank' as const, bank: 'Bank of Nowhere', holderName: 'Ming Example', number };
  const input = { requestId: randomUUID(), ...holder, paymentPassword: goodPaymentPassword };
  const { answer } = await site.call(bindAccount, input, { token });
  if (!answer.value) throw new Error(`No account was bound: ${answer.code}`);
  const { id: accountId } = answer.value;
  if (balance > 0n) {
    const common = { brandId: 1, memberId, currency: 'CNY', scope: 'test', key: randomUUID() };
    await site.platform.wallet.post({
      ...{ ...common, kind: 'adjust', debit: 'house.adjust:test', credit: 'main', amount: balance },
    });
  }
  return {
    ...member,
    accountId,
    number,
    withdraw: async (amount, { at = site, ...changes } = {}) => {
      const asked = { requestId: randomUUID(), accountId, amount, paymentPassword: goodPaymentPassword, ...changes };
      return (await at.call(createWithdrawal, asked, { token })).answer;
    },
  };
}
