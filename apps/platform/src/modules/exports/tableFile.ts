import type { FileAnswer } from '@baize/contract/fileAnswer';
import { csvTable } from './csvTable.ts';
import type { Table } from './Table.ts';
import { xlsxTable } from './xlsxTable.ts';

/** More rows than this are refused by name; a shorter stretch of time has fewer. */
export const MAX_FILE_ROWS = 50_000;

const forms = {
  csv: { mediaType: 'text/csv; charset=utf-8', write: csvTable },
  xlsx: { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: xlsxTable },
} as const;

/** Writes a table while its rows are read; nothing is ever held but the piece under way. */
export function tableFile({
  format,
  name,
  ...table
}: Table & { format: keyof typeof forms; name: string }): FileAnswer {
  const { mediaType, write } = forms[format];
  return { name: `${name}.${format}`, mediaType, chunks: write(table) };
}
