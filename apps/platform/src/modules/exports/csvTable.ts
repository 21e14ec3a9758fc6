import type { FileColumn, Table } from './Table.ts';

/** Texts that a spreadsheet would run as a formula or take for a separator, full-width forms included. */
const RISKY = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

const PIECE = 16_384;

/**
 * Comma-separated values by RFC 4180, with a byte order mark so that Chinese is decoded correctly, and an apostrophe
 * before every text that a spreadsheet would run (CSV injection). Amounts are numbers and unchanged, negative ones too.
 */
export async function* csvTable({ columns, rows }: Table): AsyncGenerator<Uint8Array> {
  let piece = `\uFEFF${lineOf(columns.map(({ heading }) => cellOf(heading, 'text')))}`;
  for await (const row of rows) {
    piece += lineOf(columns.map(({ kind }, at) => cellOf(row[at] ?? '', kind)));
    if (piece.length < PIECE) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  if (piece !== '') yield Buffer.from(piece);
}

function lineOf(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`;
}

function cellOf(text: string, kind: FileColumn['kind']): string {
  const safe = kind === 'text' && RISKY.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
