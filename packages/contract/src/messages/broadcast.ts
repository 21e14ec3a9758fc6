import * as z from 'zod/mini';
import { language, localLines, localTexts, storedTexts } from '../language.ts';
import { moment, requestId, rowId } from '../shapes.ts';

/** Audience of a broadcast; resolved when it is sent. Trial accounts are never included. */
export const broadcastAudiences = ['everybody', 'newMembers', 'silent', 'tagged', 'segment'] as const;

const audience = z.enum(broadcastAudiences);
/** newMembers: days since registration. silent: days since the last login. */
const days = z.nullable(z.int().check(z.gte(1), z.lte(365)));
const tag = z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(24)));

/** A broadcast as an operator writes it. */
export const broadcastDraft = z.strictObject({
  requestId,
  audience,
  days,
  tag,
  segmentId: z._default(z.optional(z.nullable(rowId)), null),
  /** By language: the brand's default one has to be there, and each other one has title and text or neither. */
  title: localLines(120),
  /** Plain text with line breaks. */
  content: localTexts(4_000),
  /** Send time; at once if left out. */
  sendAt: z.nullable(moment),
});

export const broadcast = z.strictObject({
  id: rowId,
  audience,
  days: z.nullable(z.int()),
  tag: z.nullable(z.string()),
  /** With its present name, or the last one of a segment that was removed since. */
  segment: z.nullable(z.strictObject({ id: rowId, name: z.string() })),
  title: storedTexts,
  content: storedTexts,
  /** Members whose language has no text read the one in this. */
  language,
  sendAt: moment,
  status: z.enum(['scheduled', 'sent', 'cancelled']),
  /** Number of members who have received it. */
  sent: z.int(),
  createdBy: z.string(),
  createdAt: moment,
  endedAt: z.nullable(moment),
});
