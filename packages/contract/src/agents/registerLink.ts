import * as z from 'zod/mini';
import { moment, rowId } from '../shapes.ts';
import { downlineType, prizeGroup, rebateBps } from './downline.ts';

/** A link by which anybody registers below an agent. */
export const registerLink = z.strictObject({
  id: rowId,
  code: z.string(),
  type: downlineType,
  rebateBps,
  prizeGroup,
  note: z.string(),
  /** Accounts that it may open altogether, and how many it has. */
  uses: z.int(),
  joined: z.int(),
  state: z.enum(['open', 'expired', 'usedUp', 'closed']),
  expiresAt: moment,
  createdAt: moment,
});
