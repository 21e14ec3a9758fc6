/** Public API of the web module: pages, and what they are rendered from. */
export { createWeb } from './createWeb.ts';
export { gatePage } from './gatePage.ts';
export type { GuestAnswers } from './createGuestAnswers.ts';
export type { WebFolders } from './WebFolders.ts';
