import { expect, it } from 'vitest';
import { isSafeUrl } from './rules.ts';

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
