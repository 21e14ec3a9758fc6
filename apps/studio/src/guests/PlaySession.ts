import type { SessionRow } from '../store.ts';
import type { Guest } from './Guest.ts';

/** The current player. `unwritten` is set as long as a guest has no database rows. */
export type PlaySession = SessionRow & { unwritten?: Guest };
