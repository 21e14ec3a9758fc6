/** Side effects of a page that no text may trigger. */
export type Effects = { done: string[]; refused: string[] };
