import { operations, type Operation } from '@baize/contract';
import { auditActs } from '@baize/contract/audit/auditActs';
import { sessionEnds } from '@baize/contract/identity/sessionEnds';
import { permissions } from '@baize/contract/operators/permissions';
import { promotionKinds } from '@baize/contract/promotions/promotion';
import { ledgerKinds } from '@baize/contract/wallet/ledgerKinds';
import { startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionsOf } from './modules/operators/policy.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

/** The values that a column's check constraint currently allows. */
async function allowed(table: string, column: string): Promise<string[]> {
  const { rows } = await site.owner.query<{ text: string }>(
    `select pg_get_constraintdef(c.oid) as text from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'c' and c.conrelid = $1::regclass and cardinality(c.conkey) = 1 and a.attname = $2`,
    [table, column],
  );
  return rows.flatMap(({ text }) => [...text.matchAll(/'(\w+)'/g)].map(([, value = '']) => value)).sort();
}

describe('a closed list', () => {
  it.each([
    ['identity_sessions', 'end_reason', sessionEnds],
    ['promotions_campaigns', 'kind', promotionKinds],
  ] as const)('of %s.%s is the same in the database as in the contract', async (table, column, list) => {
    expect(await allowed(table, column)).toEqual([...list].sort());
  });

  it('of permissions holds what calls require and roles grant, and nothing else', async () => {
    const roles = await allowed('operators_accounts', 'role');
    expect(roles).toEqual(['approver', 'auditor', 'operator', 'platform']);
    const given = new Set(roles.flatMap((role) => permissionsOf(role)));
    expect([...given].sort()).toEqual([...permissions].sort());
    const all: readonly Operation[] = Object.values(operations);
    const asked = all.flatMap(({ permission }) => permission ?? []);
    expect(asked.filter((permission) => !given.has(permission))).toEqual([]);
  });

  it('of kinds of the ledger is the one that the books take, and holds those that limits are counted by', async () => {
    const { rows } = await site.owner.query<{ kind: string }>('select unnest(wallet_kinds()) as kind');
    expect(rows.map(({ kind }) => kind)).toEqual([...ledgerKinds]);
    const limited = await site.owner.query<{ kind: string }>('select kind from limits_kinds');
    const known: readonly string[] = ledgerKinds;
    expect(limited.rows.map(({ kind }) => kind).filter((kind) => !known.includes(kind))).toEqual([]);
    for (const door of ['wallet_read(jsonb)', 'wallet_pay(wallet_payment[])']) {
      const { rows: found } = await site.owner.query<{ text: string }>(
        'select pg_get_functiondef($1::regprocedure) as text',
        [door],
      );
      expect(found[0]?.text, door).toContain('p.kind = any (wallet_kinds())');
    }
  });

  it('of acts has every operation by which an operator changes something', () => {
    const acts: readonly string[] = auditActs;
    // These two reckon with what was typed, and keep nothing.
    const trials = ['contracts.simulateOffer', 'site.tryField'];
    const all: readonly Operation[] = Object.values(operations);
    const writes = all.filter(({ audience, method }) => audience === 'operator' && method !== 'GET');
    expect(writes.map(({ id }) => id).filter((id) => !acts.includes(id))).toEqual(trials);
  });

  it('of acts names modules of the platform, each act once', () => {
    const modules = new Set(Object.values(operations).map(({ id }) => id.split('.')[0]));
    expect(new Set(auditActs).size).toBe(auditActs.length);
    expect(auditActs.filter((act) => !modules.has(act.split('.')[0] ?? ''))).toEqual([]);
  });

  it('of calls by which a member moves money through the cashier has none that takes a withdrawal back', () => {
    const all: readonly Operation[] = Object.values(operations);
    const own = all.filter(({ id, audience, method }) => {
      return audience === 'member' && method !== 'GET' && /^cashier\.|withdraw/i.test(id);
    });
    const receipts = ['cashier.confirmReceipt', 'cashier.createDeposit', 'cashier.updateDeposit'];
    expect(own.map(({ id }) => id).sort()).toEqual(
      ['cashier.bindAccount', 'cashier.updateDefaultAccount', ...receipts, 'cashier.createWithdrawal'].sort(),
    );
  });
});
