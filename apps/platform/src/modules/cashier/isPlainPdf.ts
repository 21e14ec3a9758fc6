import { inflateCounted } from './inflateCounted.ts';

/**
 * Names of active content and embedded files; a receipt needs none of them. Short names of the same actions are left
 * out: they stand in every fifth large picture by accident, and none acts without one of these beside it.
 */
const actingWords =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|Filespec|OpenAction|RichMedia|Rendition|SubmitForm|ImportData|GoToE|XFA)(?![A-Za-z0-9])/;
/** What a browser that guesses would take for a page. */
const markup = /<(?:script|html|svg|iframe|object|embed)[\s/>]/i;
/** No receipt describes more than this in its packed objects. */
const MAX_OBJECTS = 16 * 1024 * 1024;

/**
 * A complete PDF: header, cross-reference table, nothing but whitespace after its end, and nothing in it that acts. Names
 * are read as a viewer reads them, their escapes resolved and packed objects unpacked.
 */
export async function isPlainPdf(bytes: Buffer): Promise<boolean> {
  if (!/^%PDF-[12]\.\d[\r\n]/.test(bytes.toString('latin1', 0, 10))) return false;
  const text = bytes.toString('latin1');
  if (!/startxref\s+\d+\s+%%EOF\s*$/.test(text.slice(-1_024))) return false;
  // A ZIP's end record may be far from the end of the file; with it a PDF is a polyglot.
  if (text.includes('PK\u0005\u0006') || markup.test(text) || acts(text)) return false;
  return arePackedObjectsPlain(bytes, text);
}

/** A viewer reads `/J#61vaScript` as `/JavaScript`. */
function acts(text: string): boolean {
  return actingWords.test(text) || actingWords.test(unescaped(text));
}

function unescaped(text: string): string {
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_escape, code: string) => String.fromCharCode(parseInt(code, 16)));
}

/** Objects may be packed into streams, where a name is found only after unpacking. */
async function arePackedObjectsPlain(bytes: Buffer, text: string): Promise<boolean> {
  let left = MAX_OBJECTS;
  for (const { index } of text.matchAll(/\bstream\r?\n/g)) {
    const objectStart = text.lastIndexOf(' obj', index);
    const named = unescaped(text.slice(Math.max(objectStart, 0), index));
    if (!/\/ObjStm(?![A-Za-z0-9])/.test(named)) continue;
    const from = text.indexOf('\n', index) + 1;
    const to = text.indexOf('endstream', from);
    // What is packed in another way, or encrypted, cannot be looked into here.
    if (to < 0 || !hasOneFilter(named) || named.includes('/DecodeParms')) return false;
    const pieces: Buffer[] = [];
    const read = await inflateCounted([bytes.subarray(from, to)], left, (piece) => void pieces.push(piece));
    if (read === undefined || acts(Buffer.concat(pieces).toString('latin1'))) return false;
    left -= read.made;
  }
  return true;
}

/** Packed once, by the one filter that is unpacked here: `/Filter /FlateDecode` or `/Filter [/FlateDecode]`. */
function hasOneFilter(named: string): boolean {
  return /\/Filter\s*(?:\/FlateDecode(?![A-Za-z0-9])|\[\s*\/FlateDecode\s*\])/.test(named);
}
