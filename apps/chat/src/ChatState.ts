import type { ownChatEnvelope } from '@baize/contract/chat/chatEnvelope';
import type { chatMessage, chatRoom } from '@baize/contract/chat/chatRequests';
import type * as z from 'zod/mini';

export type Message = z.output<typeof chatMessage>;
export type Envelope = z.output<typeof ownChatEnvelope>;

export type Room = z.output<typeof chatRoom> & {
  /** Sorted by position. */
  messages: readonly Message[];
  isLoaded: boolean;
  hasEarlier: boolean;
  /** Newest first. */
  envelopes: readonly Envelope[];
};

export type ChatState = Readonly<{
  phase: 'connecting' | 'open' | 'lost' | 'ended';
  handle: string;
  rooms: readonly Room[];
  roomId: string;
  /** End of the mute. */
  mutedUntil: string | null;
  /** Error of the last request. */
  fault: string | undefined;
  /** False while the portal shows only the chat's header. */
  isShown: boolean;
}>;
