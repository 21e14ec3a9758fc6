import type { SessionRow } from '../store.ts';
import type { Guest } from './Guest.ts';

/** Who plays. `unwritten` is there as long as nothing of a guest stands in the database. */
export type PlaySession = SessionRow & { unwritten?: Guest };
