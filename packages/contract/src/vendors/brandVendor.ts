import * as z from 'zod/mini';
import { localTexts } from '../language.ts';
import { moment, rowId } from '../shapes.ts';

/** What members read while a vendor is away, by language; a language without words gets the house's own. */
export const windowNotice = localTexts(200);

/** Until when a vendor is away, and what members read meanwhile. */
export const runningMaintenance = z.nullable(z.strictObject({ until: moment, notice: windowNotice }));

/** A stretch of time in which nothing of a vendor is opened or staked; what is owed to members still arrives. */
export const maintenanceWindow = z.strictObject({
  id: rowId,
  startsAt: moment,
  endsAt: moment,
  reason: z.string(),
  notice: windowNotice,
  createdBy: z.string(),
});

/** A vendor as a brand offers it. Nothing that proves calls stands here. */
export const brandVendor = z.strictObject({
  vendorId: z.int(),
  code: z.string(),
  name: z.string(),
  dialect: z.string(),
  /** Categories of its games here, with their number. */
  categories: z.array(z.strictObject({ classify: z.string(), games: z.int() })),
  isEnabled: z.boolean(),
  /** Whether something new can be staked right now. */
  isOpen: z.boolean(),
  /** Whether the vendor publishes a list of rounds that can be compared with the books. */
  listsRounds: z.boolean(),
  /** Whether its players' money lies in wallets of its own, so that it calls no bet and no win. */
  keepsWallets: z.boolean(),
  position: z.int(),
  badge: z.enum(['', 'NEW', 'HOT']),
  version: z.int(),
  /** Windows that are not over, the next one first. */
  windows: z.array(maintenanceWindow),
});
