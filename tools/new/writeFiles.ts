import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes the files, by their paths from the root, and says which; it comes last, so that a refusal leaves nothing behind. */
export function writeFiles(root: string, files: Readonly<Record<string, string | Uint8Array>>): string[] {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return Object.keys(files);
}
