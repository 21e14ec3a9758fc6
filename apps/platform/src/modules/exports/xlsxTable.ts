import type { FileColumn, Table } from './Table.ts';
import { zipFiles, type ZipEntry } from './zipFiles.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indexes of the styles below. */
const TEXT = 1;
const AMOUNT = 2;
const HEADING = 3;

const PIECE = 32_768;

/** Maximum length of a cell. */
const CELL_CHARACTERS = 32_767;

/**
 * A workbook of one sheet, with frozen headings. Texts are marked as texts twice, so that not even editing one turns it
 * into a formula. An amount is a number as long as a spreadsheet keeps all its digits.
 */
export function xlsxTable(table: Table): AsyncGenerator<Uint8Array> {
  return zipFiles([
    part(
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${MAIN}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${MAIN}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${MAIN}.styles+xml"/></Types>`,
    ),
    part('_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])),
    part(
      'xl/_rels/workbook.xml.rels',
      relations([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['styles', 'styles.xml'],
      ]),
    ),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    part(
      'xl/styles.xml',
      `<styleSheet xmlns="${SHEETS}"><numFmts count="1"><numFmt numFmtId="164" formatCode="0.00###"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="49" quotePrefix="1" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" quotePrefix="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
    ),
    { name: 'xl/worksheets/sheet1.xml', chunks: sheet(table) },
  ]);
}

function part(name: string, xml: string): ZipEntry {
  return { name, chunks: [Buffer.from(XML + xml)] };
}

function relations(list: readonly (readonly [type: string, target: string])[]): string {
  const lines = list.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${lines.join('')}</Relationships>`;
}

async function* sheet({ columns, rows }: Table): AsyncGenerator<Buffer> {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  let piece = `${XML}<worksheet xmlns="${SHEETS}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
  piece += `<row>${columns.map(({ heading }) => textCell(heading, HEADING)).join('')}</row>`;
  for await (const row of rows) {
    piece += `<row>${columns.map(({ kind }, at) => cellOf(row[at] ?? '', kind)).join('')}</row>`;
    if (piece.length < PIECE) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  yield Buffer.from(`${piece}</sheetData></worksheet>`);
}

function cellOf(text: string, kind: FileColumn['kind']): string {
  // A spreadsheet keeps fifteen digits of a number; more would be changed.
  const isNumber = kind === 'amount' && /^-?\d+(\.\d+)?$/.test(text) && text.replaceAll(/\D/g, '').length <= 15;
  return isNumber ? `<c s="${AMOUNT}"><v>${text}</v></c>` : textCell(text, TEXT);
}

function textCell(text: string, style: number): string {
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, CELL_CHARACTERS))}</t></is></c>`;
}

/**
 * XML allows no control characters and no unpaired surrogates; `_x0041_` would be read as a letter, so its start is
 * escaped.
 */
function escaped(text: string): string {
  return text
    .replaceAll(/[\p{Cs}\uFFFE\uFFFF]|[^\P{Cc}\t\n\r]/gu, '\uFFFD')
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
