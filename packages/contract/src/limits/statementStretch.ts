import { moment } from '../shapes.ts';

/** Time range of a statement: `from` is inclusive, `to` exclusive; at most 93 days. */
export const statementStretch = { from: moment, to: moment };
