import { expect, test } from 'vitest';
import { PROOF_BYTES, readProof } from './readProof.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const fileOf = (bytes: readonly number[], name: string, length = bytes.length): File => {
  const content = new Uint8Array(length);
  content.set(bytes);
  return new File([content], name, { type: 'image/png' });
};

test.each([
  ['image/png', PNG, 'a.png'],
  ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0], 'a.jpg'],
  ['application/pdf', [...new TextEncoder().encode('%PDF-1.7')], 'a.pdf'],
  ['image/png', PNG, 'named-wrongly.pdf'],
])('takes %s by its content, whatever its name', async (type, bytes, name) => {
  expect(await readProof(fileOf(bytes, name))).toEqual({ name, type, data: btoa(String.fromCharCode(...bytes)) });
});

test('carries every byte of the largest file over', async () => {
  const proof = await readProof(fileOf(PNG, 'large.png', PROOF_BYTES));
  if (typeof proof === 'string') throw new Error(proof);
  expect(atob(proof.data).length).toBe(PROOF_BYTES);
});

test('refuses a byte too many, nothing at all, and what only calls itself a picture', async () => {
  expect(await readProof(fileOf(PNG, 'larger.png', PROOF_BYTES + 1))).toBe('proofTooLarge');
  expect(await readProof(fileOf([], 'empty.png'))).toBe('proofEmpty');
  expect(await readProof(fileOf([...new TextEncoder().encode('<svg onload=alert(1)>')], 'a.png'))).toBe('proofKind');
});
