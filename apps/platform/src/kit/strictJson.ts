/** Why a text was refused as JSON; the code is an error code of the contract. */
export class StrictJsonError extends Error {
  readonly code: 'malformed_body' | 'duplicate_key';

  constructor(code: 'malformed_body' | 'duplicate_key', message: string) {
    super(message);
    this.code = code;
  }
}

const MAX_DEPTH = 32;
const poison = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses JSON unambiguously: a duplicate key in one object, a prototype key, a lone surrogate, a NUL and nesting beyond
 * 32 levels are refused, where `JSON.parse` alone would silently choose one meaning.
 */
export function parseStrictJson(text: string): unknown {
  refuseDuplicates(text);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new StrictJsonError('malformed_body', 'The body is not JSON.');
  }
}

/** Scans the text once; keys are compared after decoding, so that an escaped duplicate is found too. */
function refuseDuplicates(text: string): void {
  const keys: (Set<string> | undefined)[] = [];
  let expectsKey = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '"') {
      const end = endOfString(text, at);
      const decoded = decodeString(text.slice(at, end + 1));
      if (expectsKey) {
        const seen = keys.at(-1);
        if (seen?.has(decoded))
          throw new StrictJsonError('duplicate_key', `The key "${decoded.slice(0, 64)}" stands twice.`);
        if (poison.has(decoded)) throw new StrictJsonError('malformed_body', `The key "${decoded}" is not allowed.`);
        seen?.add(decoded);
        expectsKey = false;
      }
      at = end;
    } else if (char === '{' || char === '[') {
      if (keys.length >= MAX_DEPTH) throw new StrictJsonError('malformed_body', 'The body is nested too deeply.');
      keys.push(char === '{' ? new Set() : undefined);
      expectsKey = char === '{';
    } else if (char === '}' || char === ']') {
      keys.pop();
      expectsKey = false;
    } else if (char === ',') {
      expectsKey = keys.at(-1) !== undefined;
    }
  }
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  throw new StrictJsonError('malformed_body', 'The body is not JSON.');
}

function decodeString(quoted: string): string {
  let decoded: unknown;
  try {
    decoded = JSON.parse(quoted);
  } catch {
    throw new StrictJsonError('malformed_body', 'The body is not JSON.');
  }
  if (typeof decoded !== 'string' || decoded.includes('\0') || !decoded.isWellFormed()) {
    throw new StrictJsonError('malformed_body', 'The body holds a character that no text may hold.');
  }
  return decoded;
}
