import { tempFolder } from '@baize/testkit/tempFolder';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createSecretBox } from './createSecretBox.ts';

const folder = tempFolder('box');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'keys', 'operators.key');

it('opens what it sealed, in this process and after a restart', () => {
  const sealed = createSecretBox(file).seal(Buffer.from('secret'), 'place');
  expect(createSecretBox(file).open(sealed, 'place').toString()).toBe('secret');
  expect(sealed.includes('secret')).toBe(false);
});

it('refuses modified boxes, and those moved to another place', () => {
  const box = createSecretBox(file);
  const sealed = box.seal(Buffer.from('secret'), 'operators.totp:1:operator');
  expect(() => box.open(sealed, 'operators.totp:1:approver')).toThrow();
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => box.open(changed, 'operators.totp:1:operator')).toThrow();
});

it('creates its key file with owner-only permissions', () => {
  createSecretBox(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
