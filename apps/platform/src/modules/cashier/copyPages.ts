import {
  decodePDFRawStream,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';

/** No receipt unpacks to more than this in its packed objects, all together. */
const MAX_UNPACKED = 32 * 1024 * 1024;
const MAX_PAGES = 200;

/** Keys that only files with scripts, attachments, media or forms of programs have. */
const activeKeys = names('JS JavaScript EF EmbeddedFiles EmbeddedFile XFA RichMediaContent RichMediaSettings');
/** Kinds of actions, annotations and objects that do more than show a page or lead to another. */
const activeKinds = names(
  'JavaScript Launch SubmitForm ImportData Rendition GoToE GoTo3DView RichMedia RichMediaExecute EmbeddedFile ' +
    'FileAttachment Screen Movie Sound 3D',
);

/** Copying brings what pages inherit, and leaves their parent behind. */
const pageKeys = names('Type Parent MediaBox CropBox Rotate UserUnit Resources Contents Group');
const resourceKeys = names('Font XObject ColorSpace Pattern Shading ExtGState ProcSet');
/** Everything that contents, fonts, images, colours and patterns are described with (ISO 32000-1, chapters 7 to 11). */
const drawingKeys = names(
  'Type Subtype Length Filter DecodeParms DL Name ' +
    'FormType BBox Matrix Resources Group CS I K S G BC TR ' +
    'Width Height ColorSpace BitsPerComponent Intent ImageMask Mask Decode Interpolate SMask SMaskInData Matte ' +
    'N Alternate Range WhitePoint BlackPoint Gamma Colorants Process Components Solidities ' +
    'PatternType PaintType TilingType XStep YStep Shading ExtGState ' +
    'ShadingType Background AntiAlias BitsPerCoordinate BitsPerFlag VerticesPerRow Coords Extend ' +
    'Function FunctionType Domain Size BitsPerSample Order Encode C0 C1 Functions Bounds ' +
    'BaseFont FirstChar LastChar Widths FontDescriptor Encoding BaseEncoding Differences ToUnicode DescendantFonts ' +
    'CIDToGIDMap DW W DW2 W2 FontBBox FontMatrix CharProcs CIDSystemInfo Registry Ordering Supplement CMapName WMode ' +
    'UseCMap FontName FontFamily FontStretch FontWeight Flags ItalicAngle Ascent Descent Leading CapHeight XHeight ' +
    'StemV StemH AvgWidth MaxWidth MissingWidth FontFile FontFile2 FontFile3 Length1 Length2 Length3 CharSet CIDSet ' +
    'LW LC LJ ML D RI OP op OPM Font BG BG2 UCR UCR2 TR2 HT FL SM SA BM CA ca AIS TK ' +
    'HalftoneType Frequency Angle SpotFunction AccurateScreens TransferFunction Xsquare Ysquare Width2 Height2 ' +
    'EndOfLine EncodedByteAlign Columns Rows EndOfBlock BlackIs1 DamagedRowsBeforeError ColorTransform JBIG2Globals ' +
    'Predictor Colors EarlyChange',
);
type Decoder = { buffer: Uint8Array; ensureBuffer(this: Decoder, requested: number): Uint8Array };
/*
 * The library unpacks object and cross-reference streams into buffers outside the thread's heap, which has a limit of
 * its own. All its decoders ask one function of their base class for room; here it stops giving.
 */
let given = 0;
const decoder: unknown = decodePDFRawStream(PDFContext.create().flateStream(''));
const base = Object.getPrototypeOf(Object.getPrototypeOf(decoder)) as Decoder;
const { ensureBuffer } = base;
base.ensureBuffer = function (requested) {
  if (requested > this.buffer.byteLength) given += requested;
  if (given > MAX_UNPACKED) throw new Error('unpacks to too much');
  return ensureBuffer.call(this, requested);
};

/** What a dictionary is: names in maps are the author's own, all others have a meaning. */
type Role = 'drawing' | 'resources' | 'map';

/**
 * A new document with the pages of another: what is drawn on them, with fonts and images. Actions, annotations, forms,
 * attachments, metadata, outlines and earlier versions are not copied. Throws for what cannot be read, is encrypted, or
 * is made to act.
 */
export async function copyPages(bytes: Uint8Array): Promise<Uint8Array> {
  given = 0;
  const read = { throwOnInvalidObject: true, updateMetadata: false, parseSpeed: Infinity };
  const from = await PDFDocument.load(bytes, read);
  if (from.context.trailerInfo.Encrypt) throw new Error('encrypted');
  for (const [, object] of from.context.enumerateIndirectObjects()) refuseActive(object);
  const count = from.getPageCount();
  if (count < 1 || count > MAX_PAGES) throw new Error('not a number of pages of a receipt');
  const seen = { drawing: new Set<PDFObject>(), resources: new Set<PDFObject>(), map: new Set<PDFObject>() };
  for (const { node } of from.getPages()) {
    keepOnly(node, pageKeys);
    for (const key of pageKeys) {
      if (key !== 'Parent') clean(node.getInheritableAttribute(PDFName.of(key)), roleOf('drawing', key));
    }
  }
  const to = await PDFDocument.create({ updateMetadata: false });
  for (const page of await to.copyPages(from, from.getPageIndices())) to.addPage(page);
  packAll(to);
  return to.save({ useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false });

  /** Removes what is not part of a drawing from everything that this object leads to. */
  function clean(object: PDFObject | undefined, role: Role): void {
    const value = object instanceof PDFRef ? from.context.lookup(object) : object;
    if (value instanceof PDFArray) {
      if (!isNew(value, 'drawing')) return;
      for (const one of value.asArray()) clean(one, 'drawing');
      return;
    }
    const dict = value instanceof PDFStream ? value.dict : value;
    if (!(dict instanceof PDFDict) || !isNew(dict, role)) return;
    if (role !== 'map') keepOnly(dict, role === 'resources' ? resourceKeys : drawingKeys);
    for (const [name, one] of dict.entries()) clean(one, roleOf(role, name.decodeText()));
  }

  function isNew(object: PDFObject, role: Role): boolean {
    if (seen[role].has(object)) return false;
    seen[role].add(object);
    return true;
  }
}

/** Names are read with their escapes resolved: `/J#61vaScript` is `/JavaScript`. */
function names(listed: string): ReadonlySet<string> {
  return new Set(listed.split(' '));
}

function roleOf(parent: Role, name: string): Role {
  if (parent === 'resources') return 'map';
  if (parent === 'map') return 'drawing';
  if (name === 'Resources') return 'resources';
  return name === 'CharProcs' || name === 'Colorants' ? 'map' : 'drawing';
}

function keepOnly(dict: PDFDict, keys: ReadonlySet<string>): void {
  for (const name of dict.keys()) if (!keys.has(name.decodeText())) dict.delete(name);
}

/** Looks at an object with all that stands in it; what it refers to is looked at by itself. */
function refuseActive(object: PDFObject): void {
  if (object instanceof PDFArray) {
    for (const one of object.asArray()) refuseActive(one);
    return;
  }
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return;
  for (const [name, value] of dict.entries()) {
    const key = name.decodeText();
    const isKind = ['S', 'Subtype', 'Type'].includes(key) && value instanceof PDFName;
    if (activeKeys.has(key) || (isKind && activeKinds.has(value.decodeText()))) throw new Error('active content');
    refuseActive(value);
  }
}

/** Contents that were written plainly are packed, so that no text in them can be taken for another format. */
function packAll({ context }: PDFDocument): void {
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || object.dict.has(PDFName.of('Filter'))) continue;
    const packed = context.flateStream(object.contents);
    for (const [name, value] of object.dict.entries()) if (name.decodeText() !== 'Length') packed.dict.set(name, value);
    context.assign(ref, packed);
  }
}
