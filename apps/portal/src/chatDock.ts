import { createStore } from '@baize/ui/createStore';
import { onSessionEnd } from './session.ts';

/** The chat at the corner: which room it was opened in, and how often, so that opening it again begins anew. */
export type ChatDockState = { roomId: string | undefined; visit: number; isFolded: boolean };

const store = createStore<ChatDockState | undefined>(undefined);

/** Opens the chat, or unfolds it where it is open already. */
export function openChat(roomId?: string): void {
  const open = store.get();
  const isSame = open !== undefined && (roomId === undefined || roomId === open.roomId);
  store.set(isSame ? { ...open, isFolded: false } : { roomId, visit: (open?.visit ?? 0) + 1, isFolded: false });
}

/** Begins a new visit: the one that was shown has ended. */
export function reopenChat(): void {
  const open = store.get();
  if (open !== undefined) store.set({ ...open, visit: open.visit + 1 });
}

export function foldChat(isFolded: boolean): void {
  const open = store.get();
  if (open !== undefined) store.set({ ...open, isFolded });
}

export const closeChat = (): void => store.set(undefined);
export const chatDock = { get: store.get, subscribe: store.subscribe };

/* Whoever logs out leaves the chat as well. */
onSessionEnd(closeChat);
