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

/** Pictures that come with what a member writes: PNG or JPEG by content, in base64, at most 5 MB each and three of them. */
export const feedbackImages = z.optional(z.array(z.base64().check(z.maxLength(7_100_000))).check(z.maxLength(20)));

/** The number of a picture within its entry. */
export const imagePosition = wholeNumber(1, 10_000);

export const feedbackImage = z.strictObject({
  mediaType: z.enum(['image/png', 'image/jpeg']),
  /** In base64. */
  data: z.string(),
});

const images = z.array(z.int());

/** A line of the thread after its first words: an answer of the house, or what the member wrote on. */
const reply = z.strictObject({
  id: rowId,
  from: z.enum(['house', 'member']),
  content: z.string(),
  /** The numbers of the pictures that came with it. */
  images,
  createdAt: moment,
});

/** An entry as the member who wrote it sees it. */
export const ticket = z.strictObject({
  id: rowId,
  type: z.enum(feedbackTypes),
  content: z.string(),
  contact: z.string(),
  /** The numbers of the pictures that came with the first words. */
  images,
  status: feedbackStatus,
  createdAt: moment,
  replies: z.array(reply),
});

/** An entry as the house sees it: whose it is, and who answered; `operator` is empty where its member wrote on. */
export const memberTicket = z.extend(ticket, {
  memberId: rowId,
  account: z.string(),
  updatedAt: moment,
  replies: z.array(z.extend(reply, { operator: z.string() })),
});
