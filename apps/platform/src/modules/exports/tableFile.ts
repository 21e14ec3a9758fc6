import type { FileAnswer } from '@baize/contract/fileAnswer';
import { csvTable } from './csvTable.ts';
import type { Table } from './Table.ts';
import { xlsxTable } from './xlsxTable.ts';

/** Maximum rows; longer lists are refused, and need a shorter time range. */
export const MAX_FILE_ROWS = 50_000;

const forms = {
  csv: { mediaType: 'text/csv; charset=utf-8', write: csvTable },
  xlsx: { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: xlsxTable },
} as const;

/** Streams a table while its rows are read; only the current chunk is in memory. */
export function tableFile({
  format,
  name,
  ...table
}: Table & { format: keyof typeof forms; name: string }): FileAnswer {
  const { mediaType, write } = forms[format];
  return { name: `${name}.${format}`, mediaType, chunks: write(table) };
}
