import * as z from 'zod/mini';
import { localTexts } from '../language.ts';
import { moment, rowId } from '../shapes.ts';
import { vendorOpening } from './vendorOpening.ts';

/** Text shown while a vendor is in maintenance, by language; missing languages use the default text. */
export const windowNotice = localTexts(200);

/** End and notice of a running maintenance. */
export const runningMaintenance = z.nullable(z.strictObject({ until: moment, notice: windowNotice }));

/** A time range in which a vendor accepts no launches and bets; what is owed to members still arrives. */
export const maintenanceWindow = z.strictObject({
  id: rowId,
  startsAt: moment,
  endsAt: moment,
  reason: z.string(),
  notice: windowNotice,
  createdBy: z.string(),
});

/** A vendor as a brand offers it. It contains no credentials. */
export const brandVendor = z.strictObject({
  vendorId: z.int(),
  code: z.string(),
  name: z.string(),
  dialect: z.string(),
  /** Categories of its games here, with their number. */
  categories: z.array(z.strictObject({ classify: z.string(), games: z.int() })),
  isEnabled: z.boolean(),
  /** Whether it accepts bets right now. */
  isOpen: z.boolean(),
  /** Whether the vendor publishes a list of rounds for reconciliation. */
  listsRounds: z.boolean(),
  /** Whether it is a transfer vendor, with wallets of its own and no calls for bets and wins. */
  keepsWallets: z.boolean(),
  opening: z.strictObject({
    /** The origins that its games are on. */
    launchOrigins: z.array(z.string()),
    /** What is known of the vendor, and what the brand has decided instead, if anything. */
    vendor: vendorOpening,
    brand: z.nullable(vendorOpening),
  }),
  position: z.int(),
  badge: z.enum(['', 'NEW', 'HOT']),
  version: z.int(),
  /** Current and future windows, the next one first. */
  windows: z.array(maintenanceWindow),
});
