import type { FileAnswer } from '@baize/contract/fileAnswer';
import { readFile } from 'node:fs/promises';
import type { PdfColumn, PdfPart } from './PdfPart.ts';

/** Maximum rows of a document: more would block every other call while it is generated. */
const MAX_ROWS = 1_000;

const MARGIN = 48;
const INK = '#1c1a17';
const FAINT = '#6b665d';
const LINE = '#d8d3c8';
const TITLE_SIZE = 18;
const HEADING_SIZE = 11.5;
const TEXT_SIZE = 9;
const ROW = 16;
const FOOT = 28;

export type PdfContent = Readonly<{
  /** Without extension. */
  name: string;
  title: string;
  /** The `lang` of the document, for screen readers. */
  language: string;
  parts: readonly PdfPart[];
  /** Footer of each page. */
  foot(page: number, pages: number): string;
}>;

/**
 * An A4 document. One font covers every supported language; only the glyphs in use are embedded. It is generated
 * completely before anything is sent, so a failure becomes a refusal.
 */
export async function pdfFile({ name, title, language, parts, foot }: PdfContent): Promise<FileAnswer> {
  const rows = parts.reduce((sum, part) => sum + ('rows' in part ? part.rows.length : 1), 0);
  if (rows > MAX_ROWS) throw new Error(`A document of ${rows} rows is too long.`);
  const [{ default: PDFDocument }, typeface] = await Promise.all([import('pdfkit'), readTypeface()]);
  const pages = new PDFDocument({
    ...{ size: 'A4', margin: MARGIN, bufferPages: true, pdfVersion: '1.7', lang: language, displayTitle: true },
    info: { Title: title },
    // No built-in font has Chinese, so none is loaded.
    font: null as unknown as string,
  });
  pages.registerFont('text', typeface).font('text').fillColor(INK);
  pages.fontSize(TITLE_SIZE).text(title).moveDown(0.4);
  for (const part of parts) writePart(pages, part);
  const { start, count } = pages.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    pages.switchToPage(at);
    pages.page.margins.bottom = 0;
    const bottom = pages.page.height - MARGIN + ROW / 2;
    pages.fontSize(TEXT_SIZE - 1).fillColor(FAINT);
    pages.text(foot(at - start + 1, count), MARGIN, bottom, { width: widthOf(pages), lineBreak: false });
  }
  pages.end();
  const chunks: Uint8Array[] = [];
  for await (const chunk of pages as AsyncIterable<Buffer>) chunks.push(chunk);
  return {
    name: `${name}.pdf`,
    mediaType: 'application/pdf',
    chunks: (async function* () {
      yield* chunks;
    })(),
  };
}

let typefaceRead: Promise<Buffer> | undefined;

/** Loaded lazily, once per process. */
function readTypeface(): Promise<Buffer> {
  typefaceRead ??= readFile(new URL('fonts/noto-sans-sc-400.ttf', import.meta.url));
  return typefaceRead;
}

const widthOf = (pages: PDFKit.PDFDocument): number => pages.page.width - 2 * MARGIN;

/** Starts a new page if the rest of this one is too short; true if it did. */
function makeRoom(pages: PDFKit.PDFDocument, height: number): boolean {
  if (pages.y + height <= pages.page.height - MARGIN - FOOT / 2) return false;
  pages.addPage();
  return true;
}

function writePart(pages: PDFKit.PDFDocument, part: PdfPart): void {
  if (part.kind === 'heading') {
    // A heading is never the last line of a page.
    makeRoom(pages, ROW * 4);
    pages.y += ROW / 2;
    pages.fontSize(HEADING_SIZE).fillColor(INK).text(part.text, MARGIN).moveDown(0.3);
  } else if (part.kind === 'note') {
    pages.fontSize(TEXT_SIZE).fillColor(FAINT);
    makeRoom(pages, pages.heightOfString(part.text, { width: widthOf(pages) }));
    pages.text(part.text, MARGIN, pages.y, { width: widthOf(pages) }).moveDown(0.3);
  } else if (part.kind === 'facts') {
    for (const row of part.rows) {
      makeRoom(pages, ROW);
      writeRow(
        pages,
        [
          { heading: '', share: 40 },
          { heading: '', share: 60 },
        ],
        row,
        [FAINT, INK],
      );
    }
  } else {
    writeTable(pages, part);
  }
}

function writeTable(pages: PDFKit.PDFDocument, { columns, rows, empty }: Extract<PdfPart, { kind: 'table' }>): void {
  const headings = columns.map(({ heading }) => heading);
  const head = (): void => writeRow(pages, columns, headings, [FAINT]);
  head();
  for (const row of rows) {
    if (makeRoom(pages, ROW)) head();
    writeRow(pages, columns, row, [INK]);
  }
  if (rows.length === 0) writePart(pages, { kind: 'note', text: empty });
}

/**
 * One row of cells with a rule below; the last colour applies to all further cells. Long texts are truncated with an
 * ellipsis.
 */
function writeRow(
  pages: PDFKit.PDFDocument,
  columns: readonly PdfColumn[],
  cells: readonly string[],
  colours: readonly string[],
): void {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const top = pages.y;
  let left = MARGIN;
  pages.fontSize(TEXT_SIZE);
  columns.forEach(({ share, isAmount = false }, at) => {
    const width = (widthOf(pages) * share) / shares;
    pages.fillColor(colours[at] ?? colours.at(-1) ?? INK);
    pages.text(cells[at] ?? '', left, top, {
      ...{ width: width - 6, height: ROW, align: isAmount ? 'right' : 'left', ellipsis: true },
    });
    left += width;
  });
  const below = top + ROW - 2.5;
  pages
    .moveTo(MARGIN, below)
    .lineTo(pages.page.width - MARGIN, below)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke();
  pages.y = top + ROW;
}
