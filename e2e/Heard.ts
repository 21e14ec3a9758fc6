/** What a page was heard to do that no text may make it do. */
export type Heard = { deeds: string[]; refused: string[] };
