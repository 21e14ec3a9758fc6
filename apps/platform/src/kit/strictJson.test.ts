import { describe, expect, it } from 'vitest';
import { parseStrictJson } from './strictJson.ts';

const refusal = (text: string): string => {
  try {
    parseStrictJson(text);
    return 'accepted';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('strict JSON', () => {
  it('parses valid JSON', () => {
    const value = { a: 'x"y\\', b: [1, { a: null }], c: { a: '{"a":1,"a":2}' }, d: true, e: 'é' };
    expect(parseStrictJson(JSON.stringify(value))).toEqual(value);
  });

  it('refuses duplicate keys, also when one is escaped', () => {
    expect(refusal('{"a":1,"a":2}')).toBe('duplicate_key');
    expect(refusal('{"a":1,"\\u0061":2}')).toBe('duplicate_key');
    expect(refusal('{"x":[{"b":1},{"b":1,"b":1}]}')).toBe('duplicate_key');
    expect(refusal('[{"a":1},{"a":2}]')).toBe('accepted');
  });

  it('refuses prototype keys, NUL, lone surrogates, deep nesting and anything that is not JSON', () => {
    for (const text of [
      '{"__proto__":{"a":1}}',
      '{"a":{"constructor":{}}}',
      '{"a":"\\u0000"}',
      '{"a":"\\ud800"}',
      '['.repeat(100_000),
      '{"a":01}',
      '{"a":NaN}',
      "{'a':1}",
      '{"a":1',
      '',
      '{"a":1}x',
    ]) {
      expect(refusal(text), text.slice(0, 30)).toBe('malformed_body');
    }
  });
});
