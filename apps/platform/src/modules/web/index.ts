/** The door of the pages: what is shown to people, and what its making needs from the rest. */
export { createWeb } from './createWeb.ts';
export type { GuestAnswers } from './createGuestAnswers.ts';
export type { WebFolders } from './WebFolders.ts';
