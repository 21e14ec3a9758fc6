import * as z from 'zod/mini';
import { linesInAll, storedTexts } from '../language.ts';
import { moment, rowId } from '../shapes.ts';

/** What an operator decides about a room. */
export const roomDraft = z.strictObject({
  name: linesInAll(40),
  about: linesInAll(160),
  position: z.int().check(z.gte(0), z.lte(999)),
  /** Minimum seconds between two messages of a member. */
  slowSeconds: z.int().check(z.gte(0), z.lte(3_600)),
  isOpen: z.boolean(),
});

/** A room as operators see it. */
export const moderatedRoom = z.extend(roomDraft, {
  id: rowId,
  name: storedTexts,
  about: storedTexts,
  lastSeq: z.int(),
});

/** A muted member. */
export const chatMute = z.strictObject({
  memberId: rowId,
  handle: z.string(),
  account: z.string(),
  until: moment,
  reason: z.string(),
  operator: z.string(),
});

/** A message as operators see it: its author, the text even if removed, and the number of reports. */
export const moderatedMessage = z.strictObject({
  roomId: rowId,
  seq: z.int(),
  memberId: rowId,
  account: z.string(),
  handle: z.string(),
  text: z.string(),
  at: moment,
  reports: z.int(),
  removedAt: z.nullable(moment),
  removedBy: z.string(),
});
