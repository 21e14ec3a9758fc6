/** Format and size of a picture by its bytes, whatever its name says. */
export type ImageFacts = { type: 'png' | 'jpg' | 'webp' | 'avif'; width: number; height: number };

/** Reads format and size of a picture from its header; undefined for anything but PNG, JPEG, WebP and AVIF. */
export function readImageFacts(bytes: Buffer): ImageFacts | undefined {
  try {
    return png(bytes) ?? jpg(bytes) ?? webp(bytes) ?? avif(bytes);
  } catch (error) {
    /* The file ends within its header. */
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const name = (bytes: Buffer, at: number, length = 4): string => bytes.toString('latin1', at, at + length);

function png(bytes: Buffer): ImageFacts | undefined {
  if (name(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n' || name(bytes, 12) !== 'IHDR') return undefined;
  return { type: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** The size is in the frame header, after any number of other segments. */
function jpg(bytes: Buffer): ImageFacts | undefined {
  if (name(bytes, 0, 3) !== '\xff\xd8\xff') return undefined;
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { type: 'jpg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function webp(bytes: Buffer): ImageFacts | undefined {
  if (name(bytes, 0) !== 'RIFF' || name(bytes, 8) !== 'WEBP') return undefined;
  const chunk = name(bytes, 12);
  if (chunk === 'VP8X')
    return { type: 'webp', width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) };
  if (chunk === 'VP8L') {
    const sizes = bytes.readUInt32LE(21);
    return { type: 'webp', width: 1 + (sizes & 0x3fff), height: 1 + ((sizes >> 14) & 0x3fff) };
  }
  if (chunk !== 'VP8 ') return undefined;
  return { type: 'webp', width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

/** The size is an item property (`ispe`) in the boxes at the beginning of the file. */
function avif(bytes: Buffer): ImageFacts | undefined {
  if (name(bytes, 4) !== 'ftyp' || !['avif', 'avis'].includes(name(bytes, 8))) return undefined;
  const at = bytes.subarray(0, 4096).indexOf('ispe', 0, 'latin1');
  if (at < 0) return undefined;
  return { type: 'avif', width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
}
