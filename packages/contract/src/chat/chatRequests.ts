import * as z from 'zod/mini';
import { storedTexts } from '../language.ts';
import { moment, requestId, rowId } from '../shapes.ts';
import { chatEnvelope, ownChatEnvelope } from './chatEnvelope.ts';

/** Socket path of the chat, separate from the portal's, so that neither can act as the other. */
export const chatSocketPath = '/chat/live';

/** Maximum length of a message; an astral character counts once. */
export const CHAT_TEXT_MAX = 300;

/** Position of a message in its room: counted from 1 without gaps, in commit order. */
const place = z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));

/** A message as all members of the room see it. A removed one has an empty text. */
export const chatMessage = z.strictObject({
  roomId: rowId,
  seq: place,
  /** The writer's unique chat name; never the account name. */
  handle: z.string(),
  text: z.string(),
  /** Handles of members who are mentioned with @. */
  mentions: z.array(z.string()),
  at: moment,
  isRemoved: z.boolean(),
});

export const chatRoom = z.strictObject({
  id: rowId,
  name: storedTexts,
  /** Minimum seconds between two messages of one member; 0 for none. */
  slowSeconds: z.int(),
  lastSeq: place,
  readSeq: place,
});

/** Requests that a chat page sends over its socket, by event; each is answered with `chatAnswer` of its value. */
export const chatRequests = {
  /** The first message. A ticket is single-use; the pass it returns opens further sockets of the same page. */
  enter: z.union([
    z.strictObject({ ticket: z.string().check(z.maxLength(200)) }),
    z.strictObject({ pass: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  ]),
  /** Messages after `since`, or the latest; `before` asks for earlier ones. */
  read: z.strictObject({ roomId: rowId, since: z.optional(place), before: z.optional(place) }),
  say: z.strictObject({ roomId: rowId, requestId, text: z.string().check(z.maxLength(2_000)) }),
  seen: z.strictObject({ roomId: rowId, seq: place }),
  report: z.strictObject({ roomId: rowId, seq: place }),
  /** Takes the next share of a red envelope; repeating the request returns the same share. */
  open: z.strictObject({ envelopeId: rowId }),
};

/** Response values by request. */
export const chatValues = {
  enter: z.strictObject({
    pass: z.string(),
    handle: z.string(),
    rooms: z.array(chatRoom),
    mutedUntil: z.nullable(moment),
    /** By the clock that mutes and envelopes end by. */
    serverTime: moment,
  }),
  read: z.strictObject({
    messages: z.array(chatMessage),
    /** Recently removed messages, for clients that were offline. */
    removed: z.array(place),
    hasEarlier: z.boolean(),
    /** Red envelopes that are open or ended recently, newest first. */
    envelopes: z.array(ownChatEnvelope),
  }),
  say: chatMessage,
  seen: z.null(),
  report: z.null(),
  open: ownChatEnvelope,
};

/** Events that the server sends to everybody in a room, or to one member. */
export const chatEvents = {
  message: chatMessage,
  removed: z.strictObject({ roomId: rowId, seq: place }),
  /** A red envelope was added, taken from, or has ended. */
  envelope: chatEnvelope,
  /** A room was renamed, slowed down, opened or closed. */
  room: z.extend(z.omit(chatRoom, { readSeq: true }), { isOpen: z.boolean() }),
  muted: z.strictObject({ until: z.nullable(moment) }),
};
