import { describe, expect, it } from 'vitest';
import { isSafeUrl, languageOf } from './rules.ts';

describe('the language of an item', () => {
  const whole = { CN: '一', EN: 'one', MS: 'satu' };

  it('is the requested one if its main text has it', () => {
    expect(languageOf(whole, 'MS', 'CN')).toBe('MS');
  });

  it('falls back to the brand’s, then to any', () => {
    expect(languageOf({ ...whole, MS: '' }, 'MS', 'CN')).toBe('CN');
    expect(languageOf({ CN: '', EN: '', MS: 'satu' }, 'EN', 'CN')).toBe('MS');
    expect(languageOf({ CN: '', EN: '', MS: '' }, 'EN', 'CN')).toBe('EN');
  });
});

it('[A078] accepts URLs with TLS, and others for localhost only', () => {
  const safe = ['https://a.example/x?y=1', 'http://localhost:8080/down', 'http://127.0.0.1/a', 'http://[::1]:1/'];
  const unsafe = [
    'http://a.example',
    'javascript:1',
    'ftp://a.example',
    'https://u:p@a.example',
    '/down',
    'https://',
    '',
  ];
  expect([...safe, ...unsafe].filter(isSafeUrl)).toEqual(safe);
});
