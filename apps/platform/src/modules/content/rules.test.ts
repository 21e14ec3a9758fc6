import { describe, expect, it } from 'vitest';
import { isSafeUrl, languageOf } from './rules.ts';

describe('the language of a piece', () => {
  const whole = { CN: '一', EN: 'one', MS: 'satu' };

  it('is the one that was asked for, if its leading text has it', () => {
    expect(languageOf(whole, 'MS', 'CN')).toBe('MS');
  });

  it('is otherwise the brand’s, else any', () => {
    expect(languageOf({ ...whole, MS: '' }, 'MS', 'CN')).toBe('CN');
    expect(languageOf({ CN: '', EN: '', MS: 'satu' }, 'EN', 'CN')).toBe('MS');
    expect(languageOf({ CN: '', EN: '', MS: '' }, 'EN', 'CN')).toBe('EN');
  });
});

it('[A078] takes addresses over TLS, and others only to this very machine', () => {
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
