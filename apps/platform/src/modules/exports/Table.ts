/** A text, or an amount as a decimal string, which a spreadsheet may sum. */
export type Cell = string;

export type FileColumn = Readonly<{ heading: string; kind: 'text' | 'amount'; width: number }>;

export type Table = Readonly<{ columns: readonly FileColumn[]; rows: AsyncIterable<readonly Cell[]> }>;
