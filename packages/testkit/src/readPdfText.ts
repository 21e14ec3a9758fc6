import { inflateSync } from 'node:zlib';

/**
 * The text of a PDF as a reader would copy it: glyphs are mapped back by the font's ToUnicode table. For documents with
 * one font, as the platform makes them.
 */
export function readPdfText(bytes: Buffer): string[] {
  const streams = streamsOf(bytes);
  const signs = signsOf(streams.find((text) => text.includes('begincmap')) ?? '');
  return streams
    .filter((text) => /\bTJ\b/.test(text))
    .flatMap((text) => [...text.matchAll(/\[([^\]]*)\] TJ/g)])
    .map(([, shown = '']) =>
      [...shown.matchAll(/<([0-9a-f]+)>/gi)]
        .flatMap(([, codes = '']) => codes.match(/.{4}/g) ?? [])
        .map((code) => signs.get(Number.parseInt(code, 16)) ?? '\uFFFD')
        .join(''),
    );
}

function streamsOf(bytes: Buffer): string[] {
  const found: string[] = [];
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at)) {
    const end = bytes.indexOf('endstream', at);
    const head =
      bytes
        .toString('latin1', Math.max(0, at - 300), at)
        .split(' obj')
        .at(-1) ?? '';
    const body = bytes.subarray(at + 'stream\n'.length, end);
    found.push((head.includes('FlateDecode') ? inflateSync(body) : body).toString('latin1'));
    at = end + 'endstream'.length;
  }
  return found;
}

function signsOf(table: string): Map<number, string> {
  const signs = new Map<number, string>();
  for (const [, first = '', , list = ''] of table.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/gi)) {
    [...list.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, units = ''], at) => {
      const codes = units.replaceAll(' ', '').match(/.{4}/g) ?? [];
      signs.set(
        Number.parseInt(first, 16) + at,
        String.fromCharCode(...codes.map((code) => Number.parseInt(code, 16))),
      );
    });
  }
  return signs;
}
