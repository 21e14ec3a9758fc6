/** What a role may do. `approver` is the second person where an act needs two; `auditor` reads and decides nothing. */
const reads = ['cashier.read', 'members.read', 'wallet.read', 'audit.read'] as const;

const byRole: Readonly<Record<string, readonly string[]>> = {
  operator: [...reads, 'cashier.decide'],
  approver: [...reads, 'cashier.decide'],
  auditor: reads,
};

/** The permissions of a role; a role that is not known has none. */
export function permissionsOf(role: string): readonly string[] {
  return byRole[role] ?? [];
}
