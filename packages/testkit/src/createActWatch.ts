import type { Operation } from '@baize/contract';
import { auditActs } from '@baize/contract/audit/auditActs';
import type pg from 'pg';

/** Where the line in the trail has a name of its own in some cases. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  'cashier.approveDeposit': ['cashier.approveLateDeposit'],
};

export type ActWatch = Readonly<{
  /** Notes a call that an operator made with success. */
  note(operation: Operation): void;
  /** Throws for an operation that was called with success and has no line in the trail. */
  require(owner: Pick<pg.Pool, 'query'>): Promise<void>;
}>;

/** Watches over the acts of operators in tests: each that succeeds leaves a line in the audit trail, whatever it does. */
export function createActWatch(): ActWatch {
  const known: ReadonlySet<string> = new Set(auditActs);
  const called = new Set<string>();
  return {
    note: ({ id, audience, method }) => {
      if (audience === 'operator' && method !== 'GET' && known.has(id)) called.add(id);
    },
    require: async (owner) => {
      if (called.size === 0) return;
      const { rows } = await owner.query<{ action: string }>('select distinct action from audit_trail');
      const written = new Set(rows.map(({ action }) => action));
      const lacking = [...called].filter((id) => ![id, ...(otherNames[id] ?? [])].some((name) => written.has(name)));
      if (lacking.length > 0) throw new Error(`Acts without a line in the audit trail: ${lacking.join(', ')}`);
    },
  };
}
