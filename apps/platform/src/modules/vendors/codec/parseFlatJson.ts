import { isAscii } from 'node:buffer';
import { parseStrictJson, StrictJsonError } from '#kit/strictJson.ts';

/** A number that is not a plain whole number from zero to 2^53-1, or a list or object: valid for no field of ours. */
export const unusable = Symbol('unusable');

export type FlatValue = string | number | boolean | null | typeof unusable;
export type FlatObject = ReadonlyMap<string, FlatValue>;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const numberAt = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const wordAt = /true|false|null/y;
const words: Record<string, boolean | null> = { true: true, false: false, null: null };

function malformed(): StrictJsonError {
  return new StrictJsonError('malformed_body', 'The body is not a JSON object.');
}

/**
 * Parses one JSON object of a vendor's call strictly: duplicate keys, NUL, lone surrogates and invalid UTF-8 are
 * refused. Numbers that `JSON.parse` would normalize, such as `1e3`, `1.0`, `-0` and what a double cannot hold exactly,
 * come out as `unusable`. Lists and objects as values are validated and then dropped.
 */
export function parseFlatJson(body: Buffer): FlatObject {
  const text = decodeBody(body);
  const found = new Map<string, FlatValue>();
  let at = skipSpace(text, 0);
  if (text[at] !== '{') throw malformed();
  at = skipSpace(text, at + 1);
  if (text[at] === '}') return endOf(text, at, found);
  for (;;) {
    const keyEnd = endOfString(text, at);
    const key = stringOf(text, at, keyEnd);
    if (found.has(key)) throw new StrictJsonError('duplicate_key', `The key "${key.slice(0, 64)}" stands twice.`);
    at = skipSpace(text, keyEnd + 1);
    if (text[at] !== ':') throw malformed();
    at = skipSpace(text, at + 1);
    const char = text[at];
    if (char === '"') {
      const end = endOfString(text, at);
      found.set(key, stringOf(text, at, end));
      at = end + 1;
    } else if (char === '{' || char === '[') {
      const end = endOfNested(text, at);
      parseStrictJson(text.slice(at, end));
      found.set(key, unusable);
      at = end;
    } else {
      const number = match(numberAt, text, at);
      const word = number ?? match(wordAt, text, at);
      if (word === undefined) throw malformed();
      found.set(key, number === undefined ? (words[word] ?? null) : numberOf(number));
      at += word.length;
    }
    at = skipSpace(text, at);
    if (text[at] === '}') return endOf(text, at, found);
    if (text[at] !== ',') throw malformed();
    at = skipSpace(text, at + 1);
  }
}

/** The text of a body; refuses invalid UTF-8. */
export function decodeBody(body: Buffer): string {
  if (isAscii(body)) return body.toString('latin1');
  try {
    return utf8.decode(body);
  } catch {
    throw malformed();
  }
}

function endOf(text: string, at: number, found: FlatObject): FlatObject {
  if (skipSpace(text, at + 1) !== text.length) throw malformed();
  return found;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return at;
    at += 1;
  }
}

function endOfString(text: string, start: number): number {
  if (text[start] !== '"') throw malformed();
  let end = text.indexOf('"', start + 1);
  while (end > 0) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === 92) slashes += 1;
    if (slashes % 2 === 0) return end;
    end = text.indexOf('"', end + 1);
  }
  throw malformed();
}

// oxlint-disable-next-line no-control-regex -- finds the characters that JSON forbids in strings
const needsCare = /[\u0000-\u001f\\\u0080-\uffff]/;

function stringOf(text: string, start: number, end: number): string {
  const plain = text.slice(start + 1, end);
  return needsCare.test(plain) ? (parseStrictJson(text.slice(start, end + 1)) as string) : plain;
}

function endOfNested(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const char = text[at];
    if (char === '"') at = endOfString(text, at);
    else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  throw malformed();
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

function numberOf(digits: string): number | typeof unusable {
  if (!/^\d{1,16}$/.test(digits)) return unusable;
  const value = Number(digits);
  return Number.isSafeInteger(value) ? value : unusable;
}
