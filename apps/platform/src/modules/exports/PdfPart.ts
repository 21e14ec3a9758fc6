/** Column width as a share of the page width. */
export type PdfColumn = Readonly<{ heading: string; share: number; isAmount?: boolean }>;

/** The parts of a document, from top to bottom. */
export type PdfPart =
  | Readonly<{ kind: 'heading'; text: string }>
  | Readonly<{ kind: 'note'; text: string }>
  | Readonly<{ kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }>
  /** Without rows a text for the empty table is shown below its heading. */
  | Readonly<{
      kind: 'table';
      columns: readonly PdfColumn[];
      rows: readonly (readonly string[])[];
      empty: string;
    }>;
