import * as z from 'zod/mini';
import { moment, rowId } from '../shapes.ts';
import { downlineType, prizeGroup, rebateBps } from './downline.ts';

/** A registration link for an agent's downline. */
export const registerLink = z.strictObject({
  id: rowId,
  code: z.string(),
  type: downlineType,
  rebateBps,
  prizeGroup,
  note: z.string(),
  /** Maximum number of registrations, and how many there have been. */
  uses: z.int(),
  joined: z.int(),
  state: z.enum(['open', 'expired', 'usedUp', 'closed']),
  expiresAt: moment,
  createdAt: moment,
});
