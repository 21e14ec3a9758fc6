/** Side effects of a page that no text may trigger. */
export type Heard = { deeds: string[]; refused: string[] };
