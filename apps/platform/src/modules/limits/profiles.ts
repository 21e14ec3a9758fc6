import type { Policy } from './rules.ts';

type Profile = Readonly<{
  /** Nothing is deposited before the member has said whether they want a limit for it. */
  isLimitAsked: boolean;
  /** Nothing is deposited before the first level of verification. */
  isIdentityAsked: boolean;
  /** After how many months a member is asked whether their limits are still right; null asks nobody. */
  reviewMonths: number | null;
}>;

/**
 * What a licence asks for besides the numbers of the policy. The floors of those (24 hours, 6 months, 60 minutes) are the
 * same with each licence and stand in the contract.
 */
export const profiles: Readonly<Record<Policy['profile'], Profile>> = {
  default: { isLimitAsked: false, isIdentityAsked: false, reviewMonths: null },
  UK: { isLimitAsked: true, isIdentityAsked: true, reviewMonths: 6 },
  MGA: { isLimitAsked: true, isIdentityAsked: false, reviewMonths: null },
};
