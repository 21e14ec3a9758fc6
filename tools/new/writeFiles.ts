import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes files by path relative to the root, and returns the paths; called last, so that a refusal writes nothing. */
export function writeFiles(root: string, files: Readonly<Record<string, string | Uint8Array>>): string[] {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return Object.keys(files);
}
