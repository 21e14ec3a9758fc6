import { describe, expect, it } from 'vitest';
import { StrictJsonError } from '#kit/strictJson.ts';
import { parseFlatJson, unusable } from './parseFlatJson.ts';

const read = (text: string | Buffer): Record<string, unknown> => Object.fromEntries(parseFlatJson(Buffer.from(text)));

describe('works', () => {
  it('parses strings, whole numbers, literals and null', () => {
    expect(read(' { "a" : "x" , "b":12, "c":true,"d":false,"e":null,"f":"\\u0041\\n","g":"龙八" } ')).toEqual({
      ...{ a: 'x', b: 12, c: true, d: false, e: null, f: 'A\n', g: '龙八' },
    });
    expect(read('{}')).toEqual({});
  });

  it('drops lists and objects once they are validated', () => {
    expect(read('{"meta":{"a":[1,"}",{"b":"\\""}]},"n":1}')).toEqual({ meta: unusable, n: 1 });
  });
});

describe('refuses', () => {
  it('numbers that are not plain whole numbers', () => {
    for (const text of ['-1', '-0', '1.0', '0.5', '1e3', '1E3', '9007199254740992', '9'.repeat(400)]) {
      expect(read(`{"n":${text}}`), text).toEqual({ n: unusable });
    }
    expect(read('{"n":9007199254740991}')).toEqual({ n: 9_007_199_254_740_991 });
  });

  it('everything that is not exactly one JSON object', () => {
    const texts = [
      ...[
        '',
        ' ',
        'null',
        '[]',
        '"a"',
        '1',
        '{',
        '{"a"}',
        '{"a":}',
        '{"a":1,}',
        '{,}',
        '{"a":1}{}',
        '{"a":1} x',
        "{'a':1}",
      ],
      ...[
        '{"a":01}',
        '{"a":+1}',
        '{"a":.5}',
        '{"a":1.}',
        '{"a":0x10}',
        '{"a":NaN}',
        '{"a":tru}',
        '{"a":"x}',
        '{"a":"\n"}',
      ],
      ...['{"a":"\\x"}', '{"a":[1,}', '{"a":[1}', '{"a":{"b":1,"b":2}}', '{a:1}', '\ufeff{"a":1}'],
    ];
    for (const text of texts) expect(() => read(text), text).toThrow();
    expect(() => read(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))).toThrow();
  });

  it('duplicate keys, also when escaped, and characters that no string may contain', () => {
    for (const text of ['{"a":1,"a":2}', '{"a":1,"\\u0061":2}', '{"a":"\\u0000"}', '{"a":"\\ud800"}']) {
      expect(() => read(text), text).toThrow();
    }
  });

  it('deep nesting, before the stack overflows', () => {
    const deep = `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
    expect(() => read(deep)).toThrow(StrictJsonError);
  });
});
