import { Readable, pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export type ZipEntry = Readonly<{ name: string; chunks: Iterable<Buffer> | AsyncIterable<Buffer> }>;

/** The earliest date of the format, for all files. */
const DOS_DATE = 0x0021;

/** Bit 3: sizes follow the content, since they are not known before. Bit 11: names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;

/**
 * A zip archive, streamed while its contents are generated: each file is deflated on the way and followed by its sizes.
 * An error in a source fails the archive.
 */
export async function* zipFiles(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, chunks } of entries) {
    const start = at;
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    writeKind(head, 4);
    head.writeUInt16LE(Buffer.byteLength(name), 26);
    const header = Buffer.concat([head, Buffer.from(name)]);
    yield header;
    const sums = { crc: 0, size: 0, packed: 0 };
    const deflate = createDeflateRaw();
    // Errors reach the loop below through `deflate` itself.
    pipeline(Readable.from(summed(chunks, sums)), deflate, () => undefined);
    for await (const piece of deflate as AsyncIterable<Buffer>) {
      sums.packed += piece.length;
      yield piece;
    }
    const tail = Buffer.alloc(16);
    tail.writeUInt32LE(0x08074b50, 0);
    writeSums(tail, 4, sums);
    yield tail;
    at += header.length + sums.packed + tail.length;
    directory.push(directoryLine(name, start, sums));
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  yield Buffer.concat([list, end]);
}

type Sums = { crc: number; size: number; packed: number };

async function* summed(chunks: ZipEntry['chunks'], sums: Sums): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    sums.crc = crc32(chunk, sums.crc);
    sums.size += chunk.length;
    yield chunk;
  }
}

function directoryLine(name: string, start: number, sums: Sums): Buffer {
  const line = Buffer.alloc(46);
  line.writeUInt32LE(0x02014b50, 0);
  line.writeUInt16LE(20, 4);
  writeKind(line, 6);
  writeSums(line, 16, sums);
  line.writeUInt16LE(Buffer.byteLength(name), 28);
  line.writeUInt32LE(start, 42);
  return Buffer.concat([line, Buffer.from(name)]);
}

/** Version, flags, method, time and date have the same order in a file's header and in the central directory. */
function writeKind(buffer: Buffer, at: number): void {
  buffer.writeUInt16LE(20, at);
  buffer.writeUInt16LE(FLAGS, at + 2);
  buffer.writeUInt16LE(DEFLATED, at + 4);
  buffer.writeUInt16LE(0, at + 6);
  buffer.writeUInt16LE(DOS_DATE, at + 8);
}

function writeSums(buffer: Buffer, at: number, { crc, size, packed }: Sums): void {
  buffer.writeUInt32LE(crc, at);
  buffer.writeUInt32LE(packed, at + 4);
  buffer.writeUInt32LE(size, at + 8);
}
