/** Public API of exports: lists as spreadsheet files, and documents to print. */
export { admitFile } from './admitFile.ts';
export { columnsOf } from './columnsOf.ts';
export { pdfFile } from './pdfFile.ts';
export type { PdfPart } from './PdfPart.ts';
export { readPages } from './readPages.ts';
export { readStretch } from './readStretch.ts';
export type { Cell, FileColumn } from './Table.ts';
export { MAX_FILE_ROWS, tableFile } from './tableFile.ts';
export { wallClock } from './wallClock.ts';
