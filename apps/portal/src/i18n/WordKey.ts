import type { English } from '../../../../languages/Complete.ts';

type Words = English['portal'];

/** A part of the dictionaries that is loaded in one piece. */
export type WordArea = keyof Words;

/** The name of a text: `<area>.<key>`. A name without words does not compile. */
export type WordKey = { [Area in WordArea]: `${Area}.${keyof Words[Area] & string}` }[WordArea];
