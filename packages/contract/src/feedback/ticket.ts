import * as z from 'zod/mini';
import { moment, rowId, wholeNumber } from '../shapes.ts';

/** What a member can write about. */
export const feedbackTypes = [
  'deposit',
  'withdrawal',
  'game',
  'account',
  'promotion',
  'suggestion',
  'complaint',
  'other',
] as const;

export type FeedbackType = (typeof feedbackTypes)[number];

export const feedbackStatus = z.enum(['open', 'answered', 'closed']);

/** Images of a ticket: PNG or JPEG by content, in base64, at most 5 MB each and three of them. */
export const feedbackImages = z.optional(z.array(z.base64().check(z.maxLength(7_100_000))).check(z.maxLength(20)));

/** Index of the image within its ticket. */
export const imagePosition = wholeNumber(1, 10_000);

export const feedbackImage = z.strictObject({
  mediaType: z.enum(['image/png', 'image/jpeg']),
  /** In base64. */
  data: z.string(),
});

const images = z.array(z.int());

/** An entry of the thread after the first: a reply of an operator, or a follow-up of the member. */
const reply = z.strictObject({
  id: rowId,
  from: z.enum(['house', 'member']),
  content: z.string(),
  /** Indexes of its images. */
  images,
  createdAt: moment,
});

/** A ticket as its member sees it. */
export const ticket = z.strictObject({
  id: rowId,
  type: z.enum(feedbackTypes),
  content: z.string(),
  contact: z.string(),
  /** Indexes of the images of the first entry. */
  images,
  status: feedbackStatus,
  createdAt: moment,
  replies: z.array(reply),
});

/** A ticket as operators see it: its member, and who replied; `operator` is empty for a follow-up. */
export const memberTicket = z.extend(ticket, {
  memberId: rowId,
  account: z.string(),
  updatedAt: moment,
  replies: z.array(z.extend(reply, { operator: z.string() })),
});
