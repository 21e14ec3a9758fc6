/**
 * The members whom a figure of the team overview counts: all of them, agents, plain members, those who joined, first
 * deposited or staked something within some days, those who are there now, and those who have not come in for three or
 * seven days.
 */
export const teamParts = [
  'everybody',
  'agents',
  'members',
  'joined',
  'firstDeposits',
  'active',
  'online',
  'silent3',
  'silent7',
] as const;

export type TeamPart = (typeof teamParts)[number];
