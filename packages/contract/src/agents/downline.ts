import * as z from 'zod/mini';
import { contractKind } from '../contracts/contractTerms.ts';
import { amount, moment, rowId } from '../shapes.ts';

/** Account types that an agent can open: a member, or an agent. */
export const downlineType = z.union([z.literal(0), z.literal(2)]);

/** How many accounts one call opens. */
export const MOST_USERNAMES = 50;

/** In 1/10,000 of the valid bets. */
export const rebateBps = z.int().check(z.gte(0), z.lte(2000));
export const prizeGroup = z.int().check(z.gte(1000), z.lte(2000));

/** A member of an agent's team. */
export const downline = z.strictObject({
  memberId: rowId,
  account: z.string(),
  type: z.int(),
  /** Levels below the agent who calls. */
  level: z.int(),
  directCount: z.int(),
  teamCount: z.int(),
  balance: amount,
  /** Whether money of the agent who calls is on its way there; `balance` holds it once it is not. */
  hasMoneyUnderWay: z.boolean(),
  rebateBps,
  prizeGroup,
  /** By which contracts the agent who calls pays this one, until their end is agreed. */
  contracts: z.array(contractKind),
  status: z.enum(['active', 'locked', 'closed']),
  isOnline: z.boolean(),
  joinedAt: moment,
  lastLoginAt: z.nullable(moment),
});
