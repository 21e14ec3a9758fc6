/** The parts of a member's page beside the ledger, which needs no word in the address. */
export const memberTabs = [
  'profile',
  'rounds',
  'cash',
  'limits',
  'kyc',
  'security',
  'line',
  'messages',
  'notes',
  'trail',
] as const;

export type MemberTab = (typeof memberTabs)[number];
