import type { FileColumn } from './Table.ts';

const AMOUNT_WIDTH = 16;

/** The columns of a file by their headings and their widths in characters; `a` is one that a spreadsheet may add up. */
export const columnsOf = (headings: readonly string[], shapes: string): FileColumn[] =>
  shapes.split(' ').map((shape, at) => ({
    heading: headings[at] ?? '',
    ...(shape === 'a' ? { kind: 'amount', width: AMOUNT_WIDTH } : { kind: 'text', width: Number(shape) }),
  }));
