import { moment } from '../shapes.ts';

/** The days that a statement is about: `from` is inside, `to` is not; at most 93 days. */
export const statementStretch = { from: moment, to: moment };
