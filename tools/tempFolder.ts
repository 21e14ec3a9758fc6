import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { makePassable, tempParent } from './tempParent.ts';

/** A new, empty folder of this run; removed with the run unless its creator does so. */
export function tempFolder(name: string, parent = tempParent()): string {
  const folder = mkdtempSync(join(parent, `${name}-`));
  makePassable(folder);
  return folder;
}
