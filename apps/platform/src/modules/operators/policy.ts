import type { Permission } from '@baize/contract/operators/permissions';

/**
 * Permissions by role. `approver` is the second person for four-eyes acts; `auditor` is read-only. `platform` maintains
 * what all brands share: it can read that (`platform.read`) and start checks, and decides no money.
 */
const reads = [
  'cashier.read',
  'members.read',
  'wallet.read',
  'audit.read',
  'outbox.read',
  'jobs.read',
  'content.read',
  'site.read',
  'messages.read',
  'feedback.read',
  'limits.read',
  'kyc.read',
  'chat.read',
  'contracts.read',
  'agents.read',
  'transfers.read',
  'bonuses.read',
  'promotions.read',
  'points.read',
  'lotteries.read',
  'vendors.read',
  'games.read',
] as const satisfies readonly Permission[];

/** Both have the same rights; a four-eyes act needs two accounts, not two roles. */
const deciding = [
  ...reads,
  'agents.write',
  'members.write',
  'cashier.decide',
  'cashier.write',
  'content.write',
  'site.write',
  'messages.write',
  'feedback.write',
  'limits.write',
  'kyc.write',
  'kyc.decide',
  'chat.write',
  'contracts.write',
  'transfers.write',
  'bonuses.write',
  'bonuses.decide',
  'promotions.write',
  'promotions.decide',
  'points.write',
  'points.decide',
  'lotteries.result',
  'vendors.write',
  'vendors.decide',
  'games.write',
  'lotteries.write',
  'jobs.write',
  'wallet.verify',
] as const satisfies readonly Permission[];

const byRole: Readonly<Record<string, readonly Permission[]>> = {
  operator: deciding,
  approver: deciding,
  auditor: reads,
  platform: [...reads, 'platform.read', 'wallet.verify', 'jobs.write'],
};

/** Role names. */
export const roles: readonly string[] = Object.keys(byRole);

export const isRole = (role: string): boolean => roles.includes(role);

/** The permissions of a role; an unknown role has none. */
export function permissionsOf(role: string): readonly Permission[] {
  return byRole[role] ?? [];
}
