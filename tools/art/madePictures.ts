import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** By path: the source hash of a picture, and the hash of its bytes. */
export type Made = { [path: string]: { sources: string; bytes: string } };

/** Beside the pictures, so that both are committed together. */
const LIST = 'brands/baize/images/made.json';

export const bytesOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

export function readMade(root: string): Made {
  return existsSync(join(root, LIST)) ? (JSON.parse(readFileSync(join(root, LIST), 'utf8')) as Made) : {};
}

/** Records what was painted just now; pictures without a recipe are removed from the list. */
export function noteMade(root: string, sources: string, painted: readonly string[], wanted: readonly string[]): void {
  const made = {
    ...readMade(root),
    ...Object.fromEntries(painted.map((path) => [path, { sources, bytes: bytesOf(join(root, path)) }])),
  };
  const kept = Object.fromEntries(
    Object.entries(made)
      .filter(([path]) => wanted.includes(path))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  writeFileSync(join(root, LIST), `${JSON.stringify(kept, null, 2)}\n`);
}
