import { expect, it } from 'vitest';
import { siteUrl } from './siteUrl.ts';

it("uses the brand's host with the installation's scheme and port", () => {
  expect(siteUrl('http://localhost:8080', 'nocturne.localhost', '/rng')).toBe('http://nocturne.localhost:8080/rng');
  expect(siteUrl('https://baize.example', 'other.example', '/member?page=depositv2')).toBe(
    'https://other.example/member?page=depositv2',
  );
  expect(siteUrl('http://localhost:8080', 'other.example:9000', '/')).toBe('http://other.example:9000/');
});
