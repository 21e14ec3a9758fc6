/** A column takes its share of the width of the page. */
export type PdfColumn = Readonly<{ heading: string; share: number; isAmount?: boolean }>;

/** What a document is made of, from the top to the bottom. */
export type PdfPart =
  | Readonly<{ kind: 'heading'; text: string }>
  | Readonly<{ kind: 'note'; text: string }>
  | Readonly<{ kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }>
  /** Without rows the words for an empty one stand below its heading. */
  | Readonly<{
      kind: 'table';
      columns: readonly PdfColumn[];
      rows: readonly (readonly string[])[];
      empty: string;
    }>;
