import * as z from 'zod/mini';
import { storedTexts } from '../language.ts';
import { moment, requestId, rowId } from '../shapes.ts';
import { chatEnvelope, ownChatEnvelope } from './chatEnvelope.ts';

/** Where the sockets of the chat are: apart from those of the portal, so that neither can speak as the other. */
export const chatSocketPath = '/chat/live';

/** The most characters of one message; an astral character counts once. */
export const CHAT_TEXT_MAX = 300;

/** Place of a message in its room: counted from 1 without gaps, in the order of the commits. */
const place = z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));

/** A message as everybody in the room sees it. One that was removed has no text any more. */
export const chatMessage = z.strictObject({
  roomId: rowId,
  seq: place,
  /** The name that its writer has in the chat; it is nobody else's, and no account's. */
  handle: z.string(),
  text: z.string(),
  /** Handles of members whom the text calls with an @. */
  mentions: z.array(z.string()),
  at: moment,
  isRemoved: z.boolean(),
});

export const chatRoom = z.strictObject({
  id: rowId,
  name: storedTexts,
  /** Seconds between two messages of one member; 0 for none. */
  slowSeconds: z.int(),
  lastSeq: place,
  readSeq: place,
});

/** What a page of the chat asks over its socket, by event; each is answered with `chatAnswer` of its value. */
export const chatRequests = {
  /** The first message. A ticket is worth one exchange; the pass that it gives opens further sockets of the same page. */
  enter: z.union([
    z.strictObject({ ticket: z.string().check(z.maxLength(200)) }),
    z.strictObject({ pass: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  ]),
  /** Messages after `since`, or the latest; `before` asks for those that came earlier. */
  read: z.strictObject({ roomId: rowId, since: z.optional(place), before: z.optional(place) }),
  say: z.strictObject({ roomId: rowId, requestId, text: z.string().check(z.maxLength(2_000)) }),
  seen: z.strictObject({ roomId: rowId, seq: place }),
  report: z.strictObject({ roomId: rowId, seq: place }),
  /** Takes the next share of a red envelope; asking again answers with the share that is there. */
  open: z.strictObject({ envelopeId: rowId }),
};

/** What is answered to each of them. */
export const chatValues = {
  enter: z.strictObject({
    pass: z.string(),
    handle: z.string(),
    rooms: z.array(chatRoom),
    mutedUntil: z.nullable(moment),
  }),
  read: z.strictObject({
    messages: z.array(chatMessage),
    /** Places of messages that were removed lately, for who has been away. */
    removed: z.array(place),
    hasEarlier: z.boolean(),
    /** Red envelopes that are open or ended lately, newest first. */
    envelopes: z.array(ownChatEnvelope),
  }),
  say: chatMessage,
  seen: z.null(),
  report: z.null(),
  open: ownChatEnvelope,
};

/** Facts that the server tells everybody in a room, or one member. */
export const chatEvents = {
  message: chatMessage,
  removed: z.strictObject({ roomId: rowId, seq: place }),
  /** A red envelope is there, somebody has taken from it, or it has ended. */
  envelope: chatEnvelope,
  /** A room has changed: its name, its pace, or whether it is open at all. */
  room: z.extend(z.omit(chatRoom, { readSeq: true }), { isOpen: z.boolean() }),
  muted: z.strictObject({ until: z.nullable(moment) }),
};
