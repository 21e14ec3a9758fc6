import { describe, expect, it } from 'vitest';
import { isMisfit } from './fitted.ts';
import { ExactNumber, parseExactJson } from './parseExactJson.ts';
import { parseForm } from './parseForm.ts';
import { readCents, readDecimal, readSignedDecimal, writeCents } from './readDecimal.ts';

const read = (text: string): unknown => parseExactJson(Buffer.from(text));

describe('works', () => {
  it('keeps every number as written, at any depth', () => {
    const text = '{"a":0.1,"b":[9007199254740993,-0,1e400],"c":"5","d":{"e":1.10},"f":true,"g":null,"h":"a\\"1\\\\"}';
    const number = (digits: string) => new ExactNumber(digits);
    expect(read(text)).toEqual({
      ...{ a: number('0.1'), b: [number('9007199254740993'), number('-0'), number('1e400')], c: '5' },
      ...{ d: { e: number('1.10') }, f: true, g: null, h: 'a"1\\' },
    });
  });

  it('[MONEY] parses and formats amounts without a float', () => {
    expect(readDecimal('90071992547.40993', 5)).toBeUndefined();
    expect(readDecimal('9007199254.74099', 5)).toBe(900_719_925_474_099n);
    expect(readDecimal('0.29', 2)).toBe(29_000n);
    expect(readDecimal('0.290', 2)).toBeUndefined();
    expect(readSignedDecimal('-1.5', 2)).toBe(-150_000n);
    expect(readSignedDecimal('-0', 2)).toBeUndefined();
    expect(readCents('29')).toBe(29_000n);
    expect(writeCents(1_999_999n)).toBe('19.99');
    for (const text of ['', '-1', '+1', '1e3', '01', '1.', '.5', ' 1', '1_0', '١', '0x1', '9'.repeat(40)]) {
      expect(readDecimal(text, 2), text).toBeUndefined();
      expect(readCents(text), text).toBeUndefined();
    }
  });

  it('parses forms with escapes', () => {
    expect({ ...parseForm(Buffer.from('a=1+2&b=%E9%BE%99&c=')) }).toEqual({ a: '1 2', b: '龙', c: '' });
  });
});

describe('refuses', () => {
  const refused = (work: () => unknown): boolean => {
    try {
      work();
      return false;
    } catch (error) {
      return isMisfit(error);
    }
  };

  it('JSON with forged numbers or duplicate keys', () => {
    for (const text of [
      '{"a":"\\u00001"}',
      '{"a":1,"a":2}',
      '{"a":01}',
      '{"a":.5}',
      '{"a":+1}',
      '{"a":NaN}',
      '[1',
      '',
    ]) {
      expect(
        refused(() => read(text)),
        text,
      ).toBe(true);
    }
  });

  it('forms with duplicate fields, fields without a value, or invalid escapes', () => {
    for (const text of [
      'a=1&a=2',
      'a',
      '=1',
      'a=%',
      'a=%00',
      'a=%FF',
      Array.from({ length: 65 }, (_, n) => `f${n}=`).join('&'),
    ]) {
      expect(
        refused(() => parseForm(Buffer.from(text))),
        text.slice(0, 20),
      ).toBe(true);
    }
  });
});
