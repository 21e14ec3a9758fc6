import type { ownChatEnvelope } from '@baize/contract/chat/chatEnvelope';
import type { chatMessage, chatRoom } from '@baize/contract/chat/chatRequests';
import type * as z from 'zod/mini';

export type Message = z.output<typeof chatMessage>;
export type Envelope = z.output<typeof ownChatEnvelope>;

export type Room = z.output<typeof chatRoom> & {
  /** In the order of their places. */
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
  /** When the member may write again. */
  mutedUntil: string | null;
  /** Why something that was asked for did not come. */
  fault: string | undefined;
  /** False while the portal shows no more of the chat than its header. */
  isShown: boolean;
}>;
