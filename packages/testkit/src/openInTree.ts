import { randomBytes, randomUUID } from 'node:crypto';
import { goodPassword, type TestMember } from './registerMember.ts';
import type { TestPlatform } from './startPlatform.ts';

type Options = {
  /** 0 is a member; the others are agents. */
  type?: 0 | 1 | 2 | 41 | 42;
  invitedBy?: { memberId: bigint };
  terms?: { rebateBps: number; prizeGroup: number };
  brandId?: 1 | 2;
  /** Deposited, in 1/100,000. */
  balance?: bigint;
};

/** A signed-in account in the agent tree; top level unless a parent is given. */
export async function openInTree(
  site: TestPlatform,
  { type = 1, invitedBy, terms, brandId = 1, balance = 0n }: Options = {},
): Promise<TestMember> {
  const { identity, wallet } = site.platform;
  const username = `a${randomBytes(6).toString('hex')}`;
  const mainDomain = brandId === 1 ? 'localhost' : '127.0.0.1';
  const brand = { id: brandId, currency: 'CNY', defaultLanguage: 'EN', mainDomain };
  const { memberId } = await identity.openAccount({
    ...{ brand, username, password: goodPassword, type, terms },
    invitedBy: invitedBy?.memberId,
  });
  const { token } = await identity.openSession({ brandId, memberId, address: '127.0.0.1', userAgent: 'test' });
  if (balance > 0n) {
    const common = { brandId, memberId, currency: 'CNY', scope: 'test', key: randomUUID() };
    await wallet.post({ ...common, kind: 'deposit', debit: 'house.bank:test', credit: 'main', amount: balance });
  }
  return { token, memberId, account: username, password: goodPassword };
}
