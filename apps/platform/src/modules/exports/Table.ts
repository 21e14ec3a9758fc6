/** Text as it is, or an amount as a decimal text, which a spreadsheet may add up. */
export type Cell = string;

export type FileColumn = Readonly<{ heading: string; kind: 'text' | 'amount'; width: number }>;

export type Table = Readonly<{ columns: readonly FileColumn[]; rows: AsyncIterable<readonly Cell[]> }>;
